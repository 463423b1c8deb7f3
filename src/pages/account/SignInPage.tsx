import { Link } from 'react-router-dom';
import { login, resendVerification } from '../../api/calls.ts';
import { type ApiResponse, serverText } from '../../api/client.ts';
import { parseUser } from '../../api/user.ts';
import { useHydrated } from '../../browser/useHydrated.ts';
import { Form, RequiredLegend, SubmitButton } from '../../forms/Form.tsx';
import { draftKeys, forgetForSignIn } from '../../forms/formDraft.ts';
import { EmailField, FormField } from '../../forms/FormField.tsx';
import { failure, failureOfResponse, handledByPage, success } from '../../forms/outcome.ts';
import { OutcomeAlert } from '../../forms/OutcomeAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useHistoryState } from '../../routing/historyState.ts';
import { type Session, signIn } from '../../session/sessionStore.ts';
import { AccountCard } from './AccountCard.tsx';

const loginFailedText = 'Login failed. Please try again.';

const notResentText = 'Failed to resend verification link.';

const unverifiedText =
  'Your account is not verified. Please check your email for the verification link.';

/** The session in a login response, or null unless it is complete. */
function sessionOf({ success: succeeded, token, user: value }: ApiResponse): Session | null {
  const user = parseUser(value);
  return succeeded === true && typeof token === 'string' && token && user ? { token, user } : null;
}

/** Sign-in. With an unverified account, people can ask for another link. See product.md, Forms. */
export default function SignInPage() {
  const hydrated = useHydrated();
  const { successText } = useHistoryState();

  const form = useForm({
    fieldNames: ['email', 'password'],
    draftKey: draftKeys.signIn,
    initialOutcome: successText ? { ...success(successText), focusKept: true } : null,
    submit: async (values, signal) => {
      const response = await login(values, signal);
      if (response.verified === false) {
        return failure(unverifiedText, { unverifiedEmail: values.email });
      }
      const session = sessionOf(response);
      if (!session) return failureOfResponse(response, loginFailedText);
      // As soon as the session starts, the guard redirects to /profile.
      forgetForSignIn();
      signIn(session);
      return handledByPage;
    },
    noResponse: loginFailedText,
  });
  const unverifiedEmail = form.outcome?.unverifiedEmail;

  return (
    <AccountCard
      title="Sign in"
      picture="places/badge"
      crop="crop-bottom"
      links={
        <p>
          New here? <Link to="/register/visitor">Register</Link>
        </p>
      }
    >
      {/* A reload keeps the history's state, which the static HTML does not have. */}
      {hydrated && (
        <OutcomeAlert outcome={form.outcome}>
          {unverifiedEmail !== undefined && (
            <ResendVerification
              email={unverifiedEmail}
              onResent={(text) => {
                form.setOutcome(success(text));
                form.reset();
              }}
            />
          )}
        </OutcomeAlert>
      )}
      <Form form={form}>
        <RequiredLegend />
        <EmailField autoComplete="username" />
        <FormField
          name="password"
          rule={{ missingText: 'Please enter your password.' }}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <p className="account-beside">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
        <SubmitButton
          busyLabel="Signing in…"
          kind={unverifiedEmail === undefined ? 'primary' : 'secondary'}
        >
          Sign in
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}

interface ResendVerificationProps {
  email: string;
  onResent: (message: string) => void;
}

function ResendVerification({ email, onResent }: ResendVerificationProps) {
  const form = useForm({
    fieldNames: [],
    submit: async (_, signal) => {
      const response = await resendVerification({ email }, signal);
      if (response.success !== true) return failure(notResentText);
      onResent(serverText(response.message) ?? 'A new verification link has been sent.');
      return handledByPage;
    },
    noResponse: notResentText,
  });
  return (
    <Form form={form}>
      <OutcomeAlert outcome={form.outcome} />
      <SubmitButton busyLabel="Sending…">Resend Verification Link</SubmitButton>
    </Form>
  );
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { login, resendVerification, type LoginAnswer } from '../../api/calls';
import { serverText } from '../../api/client';
import { Form, SubmitButton } from '../../forms/Form';
import { FormField, RequiredNote } from '../../forms/FormField';
import { FormMessage, type ShownOutcome } from '../../forms/FormMessage';
import { email, required } from '../../forms/fieldRules';
import { useSiteForm } from '../../forms/useSiteForm';
import { useAuth } from '../../session/AuthContext';
import type { Session } from '../../session/sessionStore';
import { parseUser } from '../../session/user';
import { AccountCard } from './AccountCard';

interface LoginValues {
  email: string;
  password: string;
}

/** The session that an answer starts; null when it is not a whole success. */
function sessionOf({ success, token, user }: LoginAnswer): Session | null {
  const parsed = parseUser(user);
  return success === true && typeof token === 'string' && token && parsed
    ? { token, user: parsed }
    : null;
}

/** What has just been done elsewhere, as the page that led here says it. */
function outcomeBefore(state: unknown): ShownOutcome | null {
  const text = (state as { done?: unknown } | null)?.done;
  return typeof text === 'string' ? { tone: 'success', text, elsewhere: true } : null;
}

/** Sign-in, and the way on for an account that is not verified yet. See product.md, Forms. */
export function Component() {
  const auth = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  /** The address of the last attempt. */
  const [attempted, setAttempted] = useState('');

  const enter = (session: Session) => {
    // The guard around this page answers a new session by leading to the profile. Our own way there comes
    // after it, and carries what the profile has to tell.
    const stored = flushSync(() => auth.login(session));
    void navigate('/profile', { replace: true, state: stored ? null : { sessionNotStored: true } });
  };

  const form = useSiteForm<LoginValues>({
    thrown: 'Login failed. Please try again.',
    send: async (values, signal) => {
      setAttempted(values.email);
      const answer = await login(values.email, values.password, { signal });
      if (answer.verified === false) {
        const text =
          'Your account is not verified. Please check your email for the verification link.';
        return { tone: 'error', text, kind: 'unverified' };
      }
      const session = sessionOf(answer);
      if (session) {
        enter(session);
        return null;
      }
      return { tone: 'error', text: serverText(answer.error) ?? 'Login failed. Please try again.' };
    },
  });
  const unverified = form.outcome?.kind === 'unverified';
  // After a reload the first render has to be that of the static page, which knows of nothing before.
  const before = auth.loading ? null : outcomeBefore(state);

  return (
    <AccountCard
      title="Sign in"
      picture="news/07-visor"
      links={
        <p>
          New here? <Link to="/register/visitor">Create an account</Link>
        </p>
      }
    >
      <FormMessage outcome={form.outcome ?? before} />
      {unverified && (
        <ResendVerification
          email={attempted}
          onResent={(text) => form.show({ tone: 'success', text })}
        />
      )}
      <Form form={form}>
        <RequiredNote />
        <FormField
          name="email"
          rules={email('Please enter your email.')}
          label="Email"
          type="email"
          autoComplete="username"
        />
        <FormField
          name="password"
          rules={required('Please enter your password.')}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <p className="account-beside">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
        <SubmitButton busy="Signing in…" quiet={unverified}>
          Sign in
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}

interface ResendVerificationProps {
  email: string;
  /** Takes the server's message about the mail it sent. */
  onResent: (message: string) => void;
}

/** Asks for another verification mail. See product.md, Forms. */
function ResendVerification({ email, onResent }: ResendVerificationProps) {
  const form = useSiteForm({
    thrown: 'Failed to resend verification link.',
    send: async (_, signal) => {
      const answer = await resendVerification(email, { signal });
      if (answer.success !== true) {
        return { tone: 'error', text: 'Failed to resend verification link.' };
      }
      onResent(serverText(answer.message) ?? 'A new verification link has been sent.');
      return null;
    },
  });
  return (
    <Form form={form} className="account-resend">
      <FormMessage outcome={form.outcome} />
      <SubmitButton busy="Sending…">Resend Verification Link</SubmitButton>
    </Form>
  );
}

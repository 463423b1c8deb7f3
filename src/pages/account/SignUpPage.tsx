import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { register } from '../../api/calls.ts';
import { type UserType, userTypeCodes } from '../../api/user.ts';
import { EmailText } from '../../components/emails.tsx';
import { FieldError, RequiredMark } from '../../forms/fieldParts.tsx';
import { Form, RequiredLegend, SubmitButton } from '../../forms/Form.tsx';
import { draftKeys, rememberForSignIn } from '../../forms/formDraft.ts';
import { EmailField, FormField } from '../../forms/FormField.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { failureOfResponse, type ShownOutcome, success } from '../../forms/outcome.ts';
import { OutcomeAlert } from '../../forms/OutcomeAlert.tsx';
import { phoneFieldNames, toPhone } from '../../forms/phone.ts';
import { PhoneFields } from '../../forms/PhoneFields.tsx';
import { controlClass, useField } from '../../forms/useField.ts';
import { useForm } from '../../forms/useForm.ts';
import type { StaticPage } from '../../routing/pageModule.ts';
import { AccountCard } from './AccountCard.tsx';

const signUpTexts = {
  visitor: {
    title: 'Register as a visitor',
    lead: 'For anyone who wants to watch, in the arena or online.',
    picture: 'places/aisle',
    question: 'Entering a robot?',
    other: 'participant',
  },
  participant: {
    title: 'Register as a participant',
    lead: 'For teams that enter a humanoid robot. Applications are not open at the moment. Whenever they open, registered participants get an email.',
    picture: 'places/pit',
    question: 'Want to watch instead?',
    other: 'visitor',
  },
} as const;

const isUserType = (id = ''): id is UserType => Object.hasOwn(signUpTexts, id);

/** Other ids redirect to the chooser. */
export const listPages = (): StaticPage[] =>
  Object.keys(signUpTexts).map((type) => ({ path: `/register/${type}` }));

/** Sign-up as a visitor or a participant. See product.md, Forms. */
export default function SignUpPage() {
  const { id } = useParams();
  return isUserType(id) ? <SignUp userType={id} /> : <Navigate to="/register" replace />;
}

/** One form for both user types: switching keeps everything typed. */
function SignUp({ userType }: { userType: UserType }) {
  /** The address of the new account. */
  const [email, setEmail] = useState('');
  const form = useForm({
    fieldNames: ['firstName', 'lastName', 'email', ...phoneFieldNames, 'password'],
    draftKey: draftKeys.signUp,
    submit: async ({ dialCountry, phone, ...account }, signal) => {
      const response = await register(
        { type: userTypeCodes[userType], ...account, ...toPhone({ dialCountry, phone }) },
        signal,
      );
      const { token } = response;
      if (typeof token !== 'string' || token === '') {
        return failureOfResponse(response, 'Invalid response from server.');
      }
      rememberForSignIn(account.email);
      setEmail(account.email);
      return success('Registration successful! Please check your email to verify your account.');
    },
    noResponse: 'Registration failed. Please try again.',
  });
  const { title, lead, picture, question, other } = signUpTexts[userType];

  if (form.succeeded) return <SignedUp email={email} outcome={form.outcome} picture={picture} />;
  return (
    <AccountCard
      title={title}
      lead={lead}
      picture={picture}
      // Hidden during the call: after a switch, the call would still register an account of the first type.
      links={
        !form.submitting && (
          <>
            <p>
              {question}{' '}
              <Link to={`/register/${other}`} onClick={() => form.setOutcome(null)}>
                {signUpTexts[other].title}
              </Link>
            </p>
            <p>
              Already have an account? <Link to="/login">Sign in</Link>
            </p>
          </>
        )
      }
    >
      <OutcomeAlert outcome={form.outcome} />
      <Form form={form}>
        <RequiredLegend />
        <div className="field-grid">
          <FormField
            name="firstName"
            rule={{ missingText: 'Please enter your first name.' }}
            label="First name"
            autoComplete="given-name"
          />
          <FormField
            name="lastName"
            rule={{ missingText: 'Please enter your last name.' }}
            label="Last name"
            autoComplete="family-name"
          />
        </div>
        <EmailField />
        <PhoneFields missingText="Please select a country code and enter your phone number." />
        <NewPasswordFields labels={{ password: 'Password', confirmation: 'Confirm password' }} />
        <TermsField />
        <SubmitButton busyLabel="Creating account…">Create account</SubmitButton>
      </Form>
    </AccountCard>
  );
}

interface SignedUpProps {
  email: string;
  outcome: ShownOutcome | null;
  picture: string;
}

const SignedUp = ({ email, outcome, picture }: SignedUpProps) => (
  <AccountCard title="Check your email" picture={picture}>
    <OutcomeAlert outcome={outcome}>
      <p>
        We sent a link to <EmailText address={email} />. Open it, then sign in.
      </p>
    </OutcomeAlert>
    <Link className="btn btn-secondary account-next" to="/login">
      Sign in
    </Link>
    <p className="muted">
      No email, not even in your spam folder? Enter your email address and password on the sign-in
      page: it will offer to send another link.
    </p>
  </AccountCard>
);

function TermsField() {
  const field = useField('terms', { missingText: 'Please accept the terms and conditions.' });
  return (
    <div className="form-field">
      <div className="form-check">
        <input
          type="checkbox"
          {...field.attributes}
          className={controlClass('form-check-input', field)}
        />
        <label className="form-check-label" htmlFor={field.id}>
          I accept the {/* Opens beside the form, so that nothing typed is lost. */}
          <Link to="/terms-conditions" target="_blank" rel="noopener">
            terms and conditions<span className="visually-hidden"> (opens in a new tab)</span>
          </Link>
          <RequiredMark />
        </label>
      </div>
      <FieldError field={field} />
    </div>
  );
}

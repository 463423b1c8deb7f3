import { useState, type MouseEvent } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { register, userTypeCodes, type UserType } from '../../api/calls';
import { Form, SubmitButton } from '../../forms/Form';
import { FormField, RequiredLegend } from '../../forms/FormField';
import { FormAlert } from '../../forms/FormAlert';
import { PhoneFields } from '../../forms/PhoneFields';
import { toPhone, type PhoneValues } from '../../forms/phone';
import { email, required } from '../../forms/fieldRules';
import { useDraft, writeDraft } from '../../forms/useDraft';
import { useSiteForm } from '../../forms/useSiteForm';
import { AccountCard } from './AccountCard';
import { NewPasswordFields, type NewPasswordValues } from './NewPasswordFields';
import { TermsField, type TermsValues } from './TermsField';

interface SignUpValues extends PhoneValues, NewPasswordValues, TermsValues {
  firstName: string;
  lastName: string;
  email: string;
}

/** What a draft keeps: neither the passwords nor the consent. */
const draftFields = ['firstName', 'lastName', 'email', 'dialCountry', 'phone'] as const;

const isUserType = (id: string | undefined): id is UserType =>
  id !== undefined && Object.hasOwn(userTypeCodes, id);

/** What differs between the two kinds of account. */
const kinds = {
  visitor: {
    title: 'Register as a visitor',
    lead: 'For anyone who wants to watch, in the arena or online.',
    picture: 'hero/hero-portrait',
    other: {
      question: 'Competing with a robot?',
      words: 'Register as a participant',
      to: '/register/participant',
    },
  },
  participant: {
    title: 'Register as a participant',
    lead: 'For teams that compete with a humanoid robot.',
    picture: 'details/heads',
    other: {
      question: 'Coming to watch?',
      words: 'Register as a visitor',
      to: '/register/visitor',
    },
  },
} as const;

/** Sign-up as a visitor or a participant. See product.md, Forms. */
export function Component() {
  const { id } = useParams();
  return isUserType(id) ? <SignUp type={id} /> : <Navigate to="/register" replace />;
}

/** Going from one kind of account to the other keeps what was typed: it is the same form. */
function SignUp({ type }: { type: UserType }) {
  /** What was sent last: where the verification link goes, and the kind of account. */
  const [sent, setSent] = useState<{ email: string; type: UserType } | null>(null);
  const [lastType, setLastType] = useState(type);
  const form = useSiteForm<SignUpValues>({
    submit: async ({ firstName, lastName, email, dialCountry, phone, password }, signal) => {
      setSent({ email, type });
      const response = await register(
        {
          type: userTypeCodes[type],
          firstName,
          lastName,
          email,
          ...toPhone({ dialCountry, phone }),
          password,
        },
        { signal },
      );
      const { token } = response;
      const success = typeof token === 'string' && token !== '';
      if (success) writeDraft('sign-in', { email });
      return { ...response, success };
    },
    success: 'Registration successful! Please check your email to verify your account.',
    refused: 'Invalid response from server.',
    showsServerError: true,
    unanswered: 'Registration failed. Please try again.',
  });
  useDraft(form, 'sign-up', draftFields);
  const { submitting, outcome, show } = form;
  const done = outcome?.tone === 'success';
  const settled = submitting || done;
  if (type !== lastType) {
    setLastType(type);
    if (!settled) {
      // What went wrong with the other kind of account is of no interest here.
      show(null);
      setSent(null);
    }
  }
  // The page shows what was sent, even after going back meanwhile.
  const { title, lead, picture, other } = kinds[(settled && sent?.type) || type];
  const stayWhileSending = (event: MouseEvent) => {
    if (submitting) event.preventDefault();
  };

  return (
    <AccountCard
      title={done ? 'Check your email' : title}
      lead={done ? undefined : lead}
      picture={picture}
      links={
        !done && (
          <>
            <p>
              {other.question}{' '}
              <Link to={other.to} aria-disabled={submitting} onClick={stayWhileSending}>
                {other.words}
              </Link>
            </p>
            <p>
              Already have an account? <Link to="/login">Sign in</Link>
            </p>
          </>
        )
      }
    >
      <FormAlert outcome={outcome}>
        {done && <p>We sent a link to {sent?.email}. Open it, then sign in.</p>}
      </FormAlert>
      {done && (
        <>
          <Link className="btn btn-outline-primary account-next" to="/login">
            Sign in
          </Link>
          <p className="muted">
            No email, not even in your spam folder? Sign in, and you can have it sent again.
          </p>
        </>
      )}
      {!done && (
        <Form form={form}>
          <RequiredLegend />
          <div className="account-names">
            <FormField
              name="firstName"
              rules={required('Please enter your first name.')}
              label="First name"
              autoComplete="given-name"
            />
            <FormField
              name="lastName"
              rules={required('Please enter your last name.')}
              label="Last name"
              autoComplete="family-name"
            />
          </div>
          <FormField
            name="email"
            rules={email('Please enter your email.')}
            label="Email"
            type="email"
            autoComplete="email"
          />
          <PhoneFields missing="Please select a country code and enter your phone number." />
          <NewPasswordFields label="Password" confirmLabel="Confirm password" />
          <TermsField />
          <SubmitButton busyLabel="Creating account…">Create account</SubmitButton>
        </Form>
      )}
    </AccountCard>
  );
}

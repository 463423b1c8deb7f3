import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Navigate, useParams } from 'react-router-dom';
import { register } from '../../api/calls';
import { serverText } from '../../api/serverText';
import { userTypeCodes, type UserType } from '../../api/types';
import { Form } from '../../components/Form';
import { FormField } from '../../components/FormField';
import { FormMessage } from '../../components/FormMessage';
import { PhoneFields, toPhone, type PhoneValues } from '../../components/PhoneFields';
import { email, required } from '../../components/rules';
import { SubmitButton } from '../../components/SubmitButton';
import { useSubmission } from '../../components/useSubmission';
import { AccountCard } from './AccountCard';
import { NewPasswordFields, type NewPasswordValues } from './NewPasswordFields';
import { TermsField, type TermsValues } from './TermsField';

interface SignUpValues extends PhoneValues, NewPasswordValues, TermsValues {
  firstName: string;
  lastName: string;
  email: string;
}

const isUserType = (id: string | undefined): id is UserType =>
  id !== undefined && Object.hasOwn(userTypeCodes, id);

/** What differs between the two kinds of account. */
const kinds = {
  visitor: {
    title: 'Register as a visitor',
    lead: 'For everyone who wants to be there, in the arena or at the live stream.',
    picture: 'hero/hero-portrait',
    other: {
      question: 'Do you compete with a robot?',
      words: 'Register as a participant',
      to: '/register/participant',
    },
  },
  participant: {
    title: 'Register as a participant',
    lead: 'For teams that compete with a humanoid robot.',
    picture: 'news/02-lineup',
    other: {
      question: 'You come to watch?',
      words: 'Register as a visitor',
      to: '/register/visitor',
    },
  },
} as const;

/** Sign-up as a visitor or a participant. See spec.md §2, §5. */
export function SignUpPage() {
  const { id } = useParams();
  return isUserType(id) ? <SignUp type={id} /> : <Navigate to="/register" replace />;
}

/** Going from one kind of account to the other keeps what was typed: it is the same form. */
function SignUp({ type }: { type: UserType }) {
  const form = useForm<SignUpValues>({ shouldFocusError: false });
  /** The address that the verification link went to. */
  const [sentTo, setSentTo] = useState('');
  const submission = useSubmission(form, {
    thrown: 'Registration failed. Please try again.',
    send: async ({ firstName, lastName, email, dialCountry, phone, password }, signal) => {
      const answer = await register(
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
      if (typeof answer.token === 'string' && answer.token) {
        setSentTo(email);
        const text = 'Registration successful! Please check your email to verify your account.';
        return { tone: 'success', text, clear: true };
      }
      return { tone: 'error', text: serverText(answer.error) ?? 'Invalid response from server.' };
    },
  });
  const { errors } = form.formState;
  const done = submission.outcome?.tone === 'success';
  const { title, lead, picture, other } = kinds[type];

  return (
    <AccountCard
      title={title}
      lead={done ? undefined : lead}
      picture={picture}
      links={
        !done && (
          <>
            <p>
              {other.question} <Link to={other.to}>{other.words}</Link>
            </p>
            <p>
              Have an account? <Link to="/login">Sign in</Link>
            </p>
          </>
        )
      }
    >
      <FormMessage outcome={submission.outcome}>
        {done && (
          <>
            <p>
              The link was sent to {sentTo}. Once you have followed it, you can{' '}
              <Link to="/login">sign in</Link>.
            </p>
            <p>Nothing there, nor among the spam? Sign in anyway, and we offer to send it again.</p>
          </>
        )}
      </FormMessage>
      {!done && (
        <FormProvider {...form}>
          <Form onSubmit={submission.onSubmit}>
            <div className="account-names">
              <FormField
                {...form.register('firstName', required('Please enter your first name.'))}
                label="First name"
                autoComplete="given-name"
                error={errors.firstName}
                required
              />
              <FormField
                {...form.register('lastName', required('Please enter your last name.'))}
                label="Last name"
                autoComplete="family-name"
                error={errors.lastName}
                required
              />
            </div>
            <FormField
              {...form.register('email', email('Please enter your email.'))}
              label="Email"
              type="email"
              autoComplete="username"
              error={errors.email}
              required
            />
            <PhoneFields missing="Please select a country code and enter your phone number." />
            <NewPasswordFields label="Password" confirmLabel="Confirm password" />
            <TermsField />
            <SubmitButton submitting={submission.submitting} busy="Creating account…">
              Create account
            </SubmitButton>
          </Form>
        </FormProvider>
      )}
    </AccountCard>
  );
}

import { useState } from 'react';
import { EmailLink } from '../../components/emails.tsx';
import { championship } from '../../data/championship.ts';
import { NextSteps } from './NextSteps.tsx';
import { PictureCard } from './PictureCard.tsx';

/** How to reach the support team. */
export default function SupportPage() {
  const [asked, setAsked] = useState(false);
  return (
    <PictureCard title="Support" picture="places/helpdesk">
      <p className="prose">
        Is something wrong with your account, or do you have a question? Please contact our support
        team at <EmailLink to={championship.email} />. Tell us the email address of your account,
        but never your password.
      </p>
      <div role="status">
        {asked && (
          <p className="alert alert-info">Support tickets are not available. Please email us.</p>
        )}
      </div>
      <div className="actions">
        <a className="btn btn-primary" href={`mailto:${championship.email}`}>
          Email the support team
        </a>
        <button type="button" className="btn btn-secondary" onClick={() => setAsked(true)}>
          Open Support Ticket
        </button>
      </div>
      <NextSteps names={['community']} />
    </PictureCard>
  );
}

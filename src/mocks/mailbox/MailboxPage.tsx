import { useState, useSyncExternalStore } from 'react';
import { readDb, resetDb, subscribeToDb } from '../db.ts';
import { AccountTable } from './AccountTable.tsx';
import { FaultTable } from './FaultTable.tsx';
import { MailList } from './MailList.tsx';
// For the selects of the faults.
import '../../forms/forms.scss';
import './mailbox.scss';

/** The emails of the mock API, its accounts and its faults. */
export default function MailboxPage() {
  const { mails, accounts, faults } = useSyncExternalStore(subscribeToDb, readDb, readDb);
  const [status, setStatus] = useState('');

  function reset() {
    resetDb();
    setStatus('The mock API has been reset. All sessions have ended.');
  }

  return (
    <div className="mailbox container">
      <h1>Mailbox</h1>
      <p className="lead prose">
        This copy of the site contains the mock API. Nothing leaves your browser: emails are not
        sent, but appear here. Please do not use a real password.
      </p>
      <div className="actions mailbox-reset">
        <button type="button" className="btn btn-secondary" onClick={reset}>
          Reset the mock API
        </button>
        <p role="status">{status}</p>
      </div>
      <div className="mailbox-columns">
        <MailList mails={mails} />
        <div>
          <AccountTable accounts={accounts} />
          <FaultTable faults={faults} onStatus={setStatus} />
        </div>
      </div>
    </div>
  );
}

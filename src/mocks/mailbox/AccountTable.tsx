import { Link } from 'react-router-dom';
import { isParticipant } from '../../api/user.ts';
import { EmailText } from '../../components/emails.tsx';
import type { Account } from '../model.ts';
import { seededAccounts } from '../seeds.ts';

/** The seeded accounts with their passwords and current state. */
export const AccountTable = ({ accounts }: { accounts: readonly Account[] }) => (
  <section aria-labelledby="accounts">
    <h2 id="accounts">Accounts</h2>
    <p className="muted">
      Use these accounts on the <Link to="/login">sign-in page</Link>.
    </p>
    <table aria-labelledby="accounts">
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Email and password</th>
        </tr>
      </thead>
      <tbody>
        {seededAccounts.map((seed) => (
          <tr key={seed.id}>
            <th scope="row">
              {seed.user.displayName}
              <div className="muted">{stateOf(seed, accounts)}</div>
            </th>
            <td>
              <code>
                <EmailText address={seed.user.email} />
              </code>
              <code>{seed.password}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function stateOf(seed: Account, accounts: readonly Account[]): string {
  const account = accounts.find(({ id }) => id === seed.id);
  if (!account) return 'Deleted';
  if (account.password !== seed.password) return 'Password changed';
  const type = isParticipant(account.user) ? 'Participant' : 'Visitor';
  return account.verified ? type : `${type}, not verified`;
}

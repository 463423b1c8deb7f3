import type { CallPath } from '../../api/calls.ts';
import { callPaths } from '../callPaths.ts';
import { setFault } from '../db.ts';
import type { Db, Fault } from '../model.ts';

const faultNames: Record<Fault, string> = {
  none: 'Normal',
  slow: 'Slow (3 s)',
  'error-json': '500 with JSON error',
  'error-html': '500 with HTML',
  empty: 'Empty body',
  offline: 'Offline',
};

/** For example "Contact request". */
function callName(path: CallPath): string {
  const name = path.replace(/.*\//, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface FaultTableProps {
  faults: Readonly<Db['faults']>;
  onStatus: (status: string) => void;
}

/** Sets a fault for each call. */
export function FaultTable({ faults, onStatus }: FaultTableProps) {
  function change(path: CallPath, fault: Fault) {
    setFault(path, fault);
    onStatus(`${callName(path)}: ${faultNames[fault]}.`);
  }

  return (
    <section aria-labelledby="faults">
      <h2 id="faults">Faults</h2>
      <p className="muted">
        Choose how the mock API responds to each call. The choice applies to all tabs until you
        change it or reset the mock API.
      </p>
      <table aria-labelledby="faults">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Response</th>
          </tr>
        </thead>
        <tbody>
          {callPaths.map((path) => (
            <tr key={path}>
              <th scope="row">
                <label htmlFor={path}>
                  {callName(path)} <code className="muted">{path}</code>
                </label>
              </th>
              <td>
                <select
                  id={path}
                  className="form-select"
                  value={faults[path] ?? 'none'}
                  onChange={({ target }) => change(path, target.value as Fault)}
                >
                  {Object.entries(faultNames).map(([fault, name]) => (
                    <option key={fault} value={fault}>
                      {name}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { setFault } from './db';
import { type CallPath, callPaths, type Db, type Fault } from './model';

/** For example "Contact request". */
function callName(path: CallPath): string {
  const name = path.replace(/.*\//, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const normal: [Fault, string] = ['none', 'Normal'];

const faultNames: [Fault, string][] = [
  normal,
  ['slow', 'Slow (3 s)'],
  ['error-json', '500 with JSON error'],
  ['error-html', '500 with HTML'],
  ['empty', 'Empty body'],
  ['offline', 'Offline'],
];

interface FaultTableProps {
  faults: Readonly<Db['faults']>;
  onStatus: (status: string) => void;
}

/** Sets a fault for each call. */
export function FaultTable({ faults, onStatus }: FaultTableProps) {
  function change(path: CallPath, value: string) {
    const [fault, name] = faultNames.find(([known]) => known === value) ?? normal;
    setFault(path, fault);
    onStatus(`${callName(path)}: ${name}.`);
  }

  return (
    <section aria-labelledby="faults">
      <h2 id="faults">Faults</h2>
      <p className="muted">
        Choose how each call responds. The choice applies to all tabs until you change it.
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
                  onChange={({ target }) => change(path, target.value)}
                >
                  {faultNames.map(([fault, name]) => (
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

import { CheckIcon } from '../../components/icons';
import { sponsorTiers, tierComparison } from '../../data/sponsorTiers';
import './tierTable.scss';

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <CheckIcon /> : <span aria-hidden>–</span>}
      <span className="visually-hidden">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}

/** The tiers row by row. */
export function TierTable() {
  return (
    <table className="tier-table">
      <caption className="figure">The tiers compared</caption>
      <thead>
        <tr>
          <th scope="col">Benefit</th>
          {sponsorTiers.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tierComparison.map((row) => (
          <tr key={row.benefit}>
            <th scope="row">{row.benefit}</th>
            {sponsorTiers.map(({ id }) => (
              <td key={id}>
                <Cell value={row[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

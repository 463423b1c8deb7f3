import { CheckIcon } from '../../components/icons';
import { sponsorTiers } from '../../data/sponsorTiers';
import './tierTable.scss';

function Cell({ included }: { included: boolean }) {
  return (
    <>
      {included ? <CheckIcon /> : <span aria-hidden>–</span>}
      <span className="visually-hidden">{included ? 'Included' : 'Not included'}</span>
    </>
  );
}

/** What each tier adds to the one before: every tier has the benefits of the smaller ones, too. */
const rows = sponsorTiers.flatMap(({ benefits }, from) =>
  benefits.map((benefit) => ({ benefit, from })),
);

/** The tiers row by row. */
export function TierTable() {
  return (
    <table className="tier-table">
      <caption className="display-text">Compare the tiers</caption>
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
        {rows.map(({ benefit, from }) => (
          <tr key={benefit}>
            <th scope="row">{benefit}</th>
            {sponsorTiers.map(({ id }, tier) => (
              <td key={id}>
                <Cell included={tier >= from} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

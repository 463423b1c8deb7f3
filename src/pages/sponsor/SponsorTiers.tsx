import { Link } from 'react-router-dom';
import { CheckIcon } from '../../components/icons';
import { nonBreaking } from '../../components/nonBreaking';
import { sponsorTiers, type SponsorTier } from '../../data/sponsorTiers';
import { Reveal } from '../../components/Reveal';
import './sponsorTiers.scss';
import { formatChf } from './tierSentence';
import './tierTable.scss';

/** The tiers as cards and as a table. Choosing one scrolls to the form. */
export const SponsorTiers = ({ onChoose }: { onChoose: (tier: SponsorTier) => void }) => (
  <>
    <Reveal>
      <TierCards onChoose={onChoose} />
    </Reveal>
    <TierTable />
  </>
);

function TierCards({ onChoose }: { onChoose: (tier: SponsorTier) => void }) {
  return (
    <ul className="tier-cards">
      {sponsorTiers.map((tier, index) => (
        <li key={tier.id} className={`tier-card ${tier.id}`}>
          <h3>{tier.name}</h3>
          <p className="display-text">{nonBreaking(formatChf(tier.priceChf))}</p>
          <p className="muted">{tier.pitch}</p>
          <div className="tier-benefits">
            {index > 0 && <p>{`Everything in ${sponsorTiers[index - 1]?.name}, plus:`}</p>}
            <ul>
              {tier.benefits.map((benefit) => (
                <li key={benefit} className="with-icon">
                  <CheckIcon />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          <Link
            className="btn btn-outline-primary"
            to="#sponsor_contact"
            onClick={() => onChoose(tier)}
          >
            {`Choose ${tier.name}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Cell({ included }: { included: boolean }) {
  return (
    <>
      {included ? <CheckIcon /> : <span aria-hidden>–</span>}
      <span className="visually-hidden">{included ? 'Included' : 'Not included'}</span>
    </>
  );
}

/** `from` is the first tier with the benefit; all larger tiers have it, too. */
const rows = sponsorTiers.flatMap(({ benefits }, from) =>
  benefits.map((benefit) => ({ benefit, from })),
);

function TierTable() {
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

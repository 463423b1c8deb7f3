import { Link } from 'react-router-dom';
import { CheckIcon } from '../../components/icons';
import { Reveal } from '../../components/Reveal';
import { nonBreaking } from '../../data/nonBreaking';
import { type SponsorTier, sponsorTiers } from '../../data/sponsorTiers';

interface TierProps {
  onChoose: (tier: SponsorTier) => void;
}

/** The tiers as cards and as a table. Choosing one scrolls to the form. */
export const SponsorTiers = ({ onChoose }: TierProps) => (
  <>
    <Reveal>
      <TierCards onChoose={onChoose} />
    </Reveal>
    <TierTable onChoose={onChoose} />
  </>
);

function TierCards({ onChoose }: TierProps) {
  return (
    <ul className="tier-cards">
      {sponsorTiers.map((tier, index) => (
        <li key={tier.id} className={`tier-card ${tier.id}`}>
          <h3>{tier.name}</h3>
          <p className="display-text">{nonBreaking(tier.price)}</p>
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

function TierTable({ onChoose }: TierProps) {
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
        <tr>
          <th scope="row">Price</th>
          {sponsorTiers.map((tier) => (
            <td key={tier.id}>
              {nonBreaking(tier.price)}{' '}
              <Link className="touch-link" to="#sponsor_contact" onClick={() => onChoose(tier)}>
                Choose<span className="visually-hidden"> {tier.name}</span>
              </Link>
            </td>
          ))}
        </tr>
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

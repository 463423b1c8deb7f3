import { Link } from 'react-router-dom';
import { CheckIcon } from '../../components/icons.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { type SponsorTier, sponsorTiers } from '../../data/sponsorTiers.ts';

interface SponsorTiersProps {
  onChoose: (tier: SponsorTier) => void;
}

const urlOf = ({ id }: SponsorTier) => ({ search: `?tier=${id}`, hash: '#sponsor_contact' });

/** The tiers as cards or, between two widths, as a table; see sponsor.scss. Choosing one scrolls to the form. */
export const SponsorTiers = ({ onChoose }: SponsorTiersProps) => (
  <Reveal>
    <TierTable onChoose={onChoose} />
    <ul className="tier-cards">
      {sponsorTiers.map((tier, index) => (
        <li key={tier.id} className={`tier-card ${tier.id}`}>
          <h3>{tier.name}</h3>
          <p className="display-text">{nonBreaking(tier.price)}</p>
          <p className="muted">{tier.pitch}</p>
          <div className="tier-benefits">
            <p>
              {index > 0
                ? `Everything in ${sponsorTiers[index - 1]?.name}, plus:`
                : 'The tier includes:'}
            </p>
            <ul>
              {tier.benefits.map((benefit) => (
                <li key={benefit} className="with-icon">
                  <CheckIcon />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          <Link className="btn btn-secondary" to={urlOf(tier)} onClick={() => onChoose(tier)}>
            {`Ask about ${tier.name}`}
          </Link>
        </li>
      ))}
    </ul>
  </Reveal>
);

/** The benefits of all tiers side by side. */
const TierTable = ({ onChoose }: SponsorTiersProps) => (
  <table className="tier-table">
    <caption className="visually-hidden">Benefits of each tier</caption>
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
        <th scope="row">Price in CHF</th>
        {sponsorTiers.map(({ id, price }) => (
          <td key={id}>{price.replace('CHF ', '')}</td>
        ))}
      </tr>
      {sponsorTiers.map(({ benefits }, lowest) =>
        benefits.map((benefit) => (
          <tr key={benefit}>
            <th scope="row">{benefit}</th>
            {sponsorTiers.map(({ id }, index) => (
              <td key={id}>
                {index < lowest ? <span aria-hidden>–</span> : <CheckIcon />}
                <span className="visually-hidden">
                  {index < lowest ? 'not included' : 'included'}
                </span>
              </td>
            ))}
          </tr>
        )),
      )}
      <tr>
        <th scope="row">Ask about</th>
        {sponsorTiers.map((tier) => (
          <td key={tier.id}>
            <Link className="btn btn-secondary" to={urlOf(tier)} onClick={() => onChoose(tier)}>
              <span className="visually-hidden">Ask about</span> {tier.name}
            </Link>
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

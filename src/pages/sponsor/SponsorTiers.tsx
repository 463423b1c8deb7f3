import { Link } from 'react-router-dom';
import { CheckIcon } from '../../components/icons.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { type SponsorTier, sponsorTiers } from '../../data/sponsorTiers.ts';
import './tierCards.scss';

interface SponsorTiersProps {
  onChoose: (tier: SponsorTier) => void;
}

const urlOf = ({ id }: SponsorTier) => ({ search: `?tier=${id}`, hash: '#sponsor_contact' });

/** The tiers as cards. Choosing one scrolls to the form. */
export const SponsorTiers = ({ onChoose }: SponsorTiersProps) => (
  <Reveal>
    <ul className="tier-cards">
      {sponsorTiers.map((tier, index) => (
        <li key={tier.id} className={`tier-card ${tier.id}`}>
          <h3 className="tier-name">{tier.name}</h3>
          <p className="tier-price display-text">{nonBreaking(tier.price)}</p>
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

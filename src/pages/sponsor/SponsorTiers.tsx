import { Link } from 'react-router-dom';
import { CheckIcon } from '../../components/icons';
import { nonBreaking } from '../../components/nonBreaking';
import { sponsorTiers, type SponsorTier } from '../../data/sponsorTiers';
import { formatChf } from './tierSentence';
import './sponsorTiers.scss';

/** The three tiers side by side; choosing one leads to the form. */
export function SponsorTiers({ onChoose }: { onChoose: (tier: SponsorTier) => void }) {
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
            className={tier.id === 'platinum' ? 'btn btn-primary' : 'btn btn-outline-primary'}
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

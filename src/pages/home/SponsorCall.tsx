import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { championship, claims } from '../../data/championship.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';

/** Links to the sponsor page. */
export const SponsorCall = () => (
  <section className="sponsor-call" aria-labelledby="sponsor-call-title">
    <div className="sponsor-call-picture">
      <Picture
        name="places/panels"
        alt="Two humanoid robots, one on a low platform, fit a blank white panel into an arena wall; the next bay is empty"
        sizes={`${minWidth.medium} 62vw, 100vw`}
      />
    </div>
    <div className="container">
      <div className="sponsor-call-text">
        <h2 id="sponsor-call-title">Become a Sponsor</h2>
        <p className="lead">
          {nonBreaking(
            `${builtAfterEvent() ? 'The three tiers of' : 'Three tiers in'} ${championship.year}, from CHF 15,000 to CHF 50,000: Silver with a logo on the website and in print, Gold with branding at the event, Platinum with a presence on stage.`,
          )}
        </p>
        {builtAfterEvent() && (
          <p>
            {`Announced for ${championship.year}: ${claims.map(({ figure, label }) => `${figure} ${label}`).join(', ')}.`}
          </p>
        )}
        <Link className="btn btn-primary" to="/become-a-sponsor#tiers">
          Compare the tiers
        </Link>
      </div>
    </div>
  </section>
);

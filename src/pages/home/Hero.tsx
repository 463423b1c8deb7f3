import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';
import { event } from '../../data/event';
import { useAuth } from '../../session/AuthContext';
import type { Phase } from './eventTime';
import { HeroPicture } from './HeroPicture';
import './hero.scss';
import { usePhase } from './useClock';

/** The first words and the third link of each phase. */
const states: Record<Phase, { word: string; link: string; to: string }> = {
  before: { word: 'Five courses, no script.', link: 'See the programme', to: '#event' },
  during: { word: 'On now in Zurich.', link: 'See today’s programme', to: '#event' },
  after: { word: `That was ${event.shortName}.`, link: 'Get the newsletter', to: '#newsletter' },
};

/** The first screen: name, place, date and registration. See product.md, Home. */
export function Hero() {
  const { user } = useAuth();
  const { word, link, to } = states[usePhase()];
  return (
    <section id="top" className="hero" aria-labelledby="hero-title">
      <HeroPicture />
      <div className="container hero-text">
        <p className="hero-date">
          {event.city} <span aria-hidden>·</span>{' '}
          <span className="non-breaking">{event.dates}</span>
        </p>
        <h1 id="hero-title">{event.name}</h1>
        <p className="lead">
          <strong className="dated">{word}</strong> Two-legged robots carry tea, fill orders, cross
          rubble and teach a class. Every task is scored.
        </p>
        <div className="actions">
          <Link className="btn btn-primary hero-cta" to={user ? '/profile' : '/register'}>
            {user ? 'Visit Profile' : 'Register Now'}
          </Link>
          <Link className="btn btn-outline-primary" to="/become-a-sponsor">
            Become a Sponsor
          </Link>
          <Link className="more-link dated" to={to}>
            {link}
            <ArrowRightIcon />
          </Link>
        </div>
      </div>
    </section>
  );
}

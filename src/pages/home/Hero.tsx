import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons';
import { event } from '../../data/event';
import { useAuth } from '../../session/AuthContext';
import type { Phase } from './eventTime';
import { HeroPicture } from './HeroPicture';
import './hero.scss';
import { usePhase } from './useClock';

/** What the hero says first, and the way on: right at any time, or for one phase. */
const anytime = { word: 'Five courses, no script.', link: 'See the programme', to: '#event' };
const states: Record<Phase, typeof anytime> = {
  before: anytime,
  during: { word: 'On now in Zurich.', link: 'See today’s programme', to: '#event' },
  after: { word: 'That was WHRC 2026.', link: 'Go to the news', to: '/news-or-blog' },
};

/** What is seen first: name, place, date and the way in. See product.md, Home. */
export function Hero() {
  const { user } = useAuth();
  const phase = usePhase();
  const { word, link, to } = phase ? states[phase] : anytime;
  return (
    <section id="top" className="hero" aria-labelledby="hero-title">
      <HeroPicture />
      <div className="container hero-text">
        <p className="hero-date">
          {event.city} <span aria-hidden>·</span>{' '}
          <span className="keep-together">{event.dates}</span>
        </p>
        <h1 id="hero-title">{event.name}</h1>
        <p className="lead">
          <strong>{word}</strong> Robots on two legs carry tea, fill orders, cross rubble and teach
          a class, and every task is scored.
        </p>
        <div className="actions">
          <Link className="btn btn-primary hero-cta" to={user ? '/profile' : '/register'}>
            {user ? 'Visit Profile' : 'Register Now'}
          </Link>
          <Link className="btn btn-outline-primary" to="/become-a-sponsor">
            Become a Sponsor
          </Link>
          <Link className="more-link" to={to}>
            {link}
            <ArrowRightIcon />
          </Link>
        </div>
      </div>
    </section>
  );
}

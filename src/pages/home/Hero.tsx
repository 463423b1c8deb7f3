import { Link } from 'react-router-dom';
import { event } from '../../data/event';
import { useAuth } from '../../session/AuthContext';
import { HeroPicture } from './HeroPicture';
import './hero.scss';

/** What is seen first: name, place, date and the way in. See product.md, Home. */
export function Hero() {
  const { user } = useAuth();
  return (
    <section id="top" className="hero" aria-labelledby="hero-title">
      <HeroPicture />
      <div className="container hero-text">
        <p className="hero-date">
          {event.city} <span aria-hidden>·</span> <span className="text-nowrap">{event.dates}</span>
        </p>
        <h1 id="hero-title">{event.name}</h1>
        <p className="lead">
          Seven days, five courses, no script. Robots on two legs carry tea, fill orders, cross
          rubble and teach a class, and every task is scored.
        </p>
        <div className="actions">
          <Link className="btn btn-primary hero-cta" to={user ? '/profile' : '/register'}>
            {user ? 'Visit Profile' : 'Register Now'}
          </Link>
          <Link className="btn btn-outline-primary" to="/become-a-sponsor">
            Become a Sponsor
          </Link>
        </div>
      </div>
    </section>
  );
}

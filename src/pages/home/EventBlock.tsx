import { CalendarIcon, PlaceIcon } from '../../components/icons';
import { Reveal } from '../../components/Reveal';
import { Late } from '../../components/Late';
import { event } from '../../data/event';
import './event.scss';
import { Programme } from './Programme';

const loadEventState = async () => (await import('./EventState')).EventState;

/** When and where, with the countdown and the seven days. See product.md, Home. */
export function EventBlock() {
  return (
    <section id="event" className="event" aria-labelledby="event-title">
      <div className="container section">
        <Reveal className="event-head">
          <div>
            <h2 id="event-title">Seven days in Zurich</h2>
            <ul className="event-facts">
              <li className="with-icon">
                <CalendarIcon />
                <span className="keep-together">{event.dates}</span>
              </li>
              <li className="with-icon">
                <PlaceIcon />
                <span>{`Championship arena, ${event.city}, ${event.country}`}</span>
              </li>
            </ul>
          </div>
          <div className="event-state">
            <Late load={loadEventState} failure="The countdown could not be loaded.">
              <p className="figure event-word">Five category days, one day of finals.</p>
            </Late>
          </div>
        </Reveal>
        <Reveal>
          <h3 className="visually-hidden">Programme</h3>
          <Programme />
        </Reveal>
      </div>
    </section>
  );
}

import { CalendarIcon, PlaceIcon } from '../../components/icons';
import { Reveal } from '../../components/Reveal';
import { event } from '../../data/event';
import './event.scss';
import { EventState } from './EventState';
import { Programme } from './Programme';

/** Dates, place, state and programme of the championship. See product.md, Home. */
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
                <span className="non-breaking">{event.dates}</span>
              </li>
              <li className="with-icon">
                <PlaceIcon />
                <span>{`${event.city}, ${event.country}`}</span>
              </li>
            </ul>
          </div>
          <div className="event-state dated">
            <div>
              <EventState />
            </div>
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

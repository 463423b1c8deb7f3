import { Link } from 'react-router-dom';
import { ArrowRightIcon, CalendarIcon, PlaceIcon } from '../components/icons';
import { PageBanner } from '../components/PageBanner';
import { event } from '../data/event';
import './purchase.scss';

const waysOn = [
  {
    path: '/competition-categories',
    title: 'Choose your day',
    text: 'Five categories, each with a course and a day of its own.',
  },
  {
    path: '/news-or-blog',
    title: 'Read the news',
    text: 'The arena, the rules and the scoring, article by article.',
  },
  {
    path: '/#faq_contact',
    title: 'Ask a question',
    text: 'Common questions with their answers, and a form for yours.',
  },
] as const;

/** Stands where tickets will be bought. Its words are right before, during and after the event. See spec.md §1 and §2. */
export function PurchasePage() {
  return (
    <>
      <PageBanner
        title="Purchase Ticket Page"
        eyebrow="Tickets and live stream"
        picture="news/01-arena"
      >
        <p className="lead">
          Ticket sales are not open. Registered users are told by e-mail when they are.
        </p>
      </PageBanner>
      <div className="container section purchase">
        <section className="ticket" aria-labelledby="ticket-state">
          <div className="ticket-event">
            <p className="eyebrow">{event.shortName}</p>
            <p className="ticket-name">{event.name}</p>
            <ul>
              <li>
                <CalendarIcon />
                {event.dates}
              </li>
              <li>
                <PlaceIcon />
                {`${event.city}, ${event.country}`}
              </li>
            </ul>
          </div>
          <div className="ticket-state">
            <h2 id="ticket-state">Sales are not open</h2>
            <p className="muted">
              Seats in the arena and the live-stream pass will both be sold on this page. An account
              is free, and it is how you hear of the opening of sales.
            </p>
            <Link className="btn btn-primary" to="/register/visitor">
              Register as a visitor
            </Link>
          </div>
        </section>
        <h2 className="visually-hidden">Until then</h2>
        <ul className="ways-on">
          {waysOn.map(({ path, title, text }) => (
            <li key={path}>
              <h3>
                <Link to={path}>
                  {title}
                  <ArrowRightIcon />
                </Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

import { Link } from 'react-router-dom';
import { ArrowRightIcon, CalendarIcon, PlaceIcon } from '../../components/icons';
import { PageBanner } from '../../components/PageBanner';
import { event } from '../../data/event';
import { useAuth } from '../../session/AuthContext';
import './purchase.scss';

const waysOn = [
  {
    path: '/competition-categories',
    title: 'See the courses',
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
    text: 'Answers to common questions, and a form for your own.',
  },
] as const;

/** The page where tickets will be sold. See product.md, Tickets. */
export function Component() {
  const { user } = useAuth();
  return (
    <>
      <PageBanner
        title="Purchase Ticket Page"
        eyebrow="Tickets and live stream"
        picture="news/01-arena"
      >
        <p className="lead">
          Ticket sales are not open yet. Tickets and a live-stream pass will be sold on this page.
        </p>
      </PageBanner>
      <div className="container section purchase">
        <section className="surface ticket" aria-labelledby="ticket-state">
          <div className="ticket-event">
            <p className="eyebrow">{event.shortName}</p>
            <p className="figure">{event.name}</p>
            <ul>
              <li className="with-icon">
                <CalendarIcon />
                <span className="keep-together">{event.dates}</span>
              </li>
              <li className="with-icon">
                <PlaceIcon />
                {`${event.city}, ${event.country}`}
              </li>
            </ul>
          </div>
          <div className="ticket-state">
            <h2 id="ticket-state">Sales are not open yet</h2>
            <p className="muted">
              Ticket sales open a few months before the event. Registered users will be told by
              email; an account is free.
            </p>
            <Link className="btn btn-primary" to={user ? '/profile/tickets' : '/register/visitor'}>
              {user ? 'Go to your tickets' : 'Register as a visitor'}
            </Link>
          </div>
        </section>
        <h2 className="visually-hidden">Ways on</h2>
        <ul className="ways-on">
          {waysOn.map(({ path, title, text }) => (
            <li key={path}>
              <h3>
                <Link className="line-link" to={path}>
                  {title}
                  <ArrowRightIcon />
                </Link>
              </h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

import { Link } from 'react-router-dom';
import { ByPhase, type PhaseWords } from '../../components/ByPhase';
import { ArrowRightIcon, CalendarIcon, PlaceIcon } from '../../components/icons';
import { PageBanner } from '../../components/PageBanner';
import { event } from '../../data/event';
import './purchase.scss';

/** What the page says of sales, in each phase. */
const sales = {
  lead: {
    unknown: 'Tickets are sold on this page, while sales are open.',
    before: 'Ticket sales are not open. Registered users are told by email when they are.',
    during: 'The 2026 championship is under way. Ticket sales are not open.',
    after: 'The 2026 championship has ended, and its tickets are no longer sold.',
  },
  title: {
    unknown: 'Ticket sales',
    before: 'Sales are not open',
    during: 'Sales are not open',
    after: 'No tickets on sale',
  },
  text: {
    unknown: 'Account holders are told by email when sales open.',
    before:
      'Seats in the arena and the live-stream pass will both be sold here. An account is free.',
    during: 'Account holders are told by email when sales open.',
    after: 'Account holders are told by email when sales open for another edition.',
  },
  firstWay: {
    unknown: 'See the courses',
    before: 'Choose your day',
    during: 'See the courses',
    after: 'See the courses',
  },
} satisfies Record<string, PhaseWords>;

const waysOn = [
  {
    path: '/competition-categories',
    title: <ByPhase words={sales.firstWay} />,
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

/** Stands where tickets will be bought. See product.md, Tickets. */
export function Component() {
  return (
    <>
      <PageBanner
        title="Purchase Ticket Page"
        eyebrow="Tickets and live stream"
        picture="news/01-arena"
      >
        <p className="lead">
          <ByPhase words={sales.lead} />
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
            <h2 id="ticket-state">
              <ByPhase words={sales.title} />
            </h2>
            <p className="muted">
              <ByPhase words={sales.text} />
            </p>
            <Link className="btn btn-primary" to="/register/visitor">
              Register as a visitor
            </Link>
          </div>
        </section>
        <h2 className="visually-hidden">Ways on</h2>
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

import { Link } from 'react-router-dom';
import { ArrowRightIcon, PlaceIcon, ScreenIcon } from '../../components/icons.tsx';
import { NoNextEvent } from '../../components/NoNextEvent.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { championship } from '../../data/championship.ts';
import { useSessionState } from '../../session/AuthContext.tsx';
import './tickets.scss';

const nextSteps = [
  {
    to: '/competition-categories',
    label: 'See the courses',
    note: 'Each category with its course, its day and its tests.',
  },
  {
    to: '/news-or-blog',
    label: 'Read the articles',
    note: 'The arena, the rules and the scoring, article by article.',
  },
  {
    to: '/#faq_contact',
    label: 'Ask a question',
    note: 'Answers to common questions, and a form for your own.',
  },
] as const;

/** Says where tickets are sold, and that sales are closed at the moment. See product.md, Tickets. */
export default function TicketsPage() {
  const { session } = useSessionState();
  return (
    <>
      <PageBanner title="Purchase Ticket Page" picture="places/turnstile">
        <p className="lead">
          Tickets and the <span className="non-breaking">live-stream pass</span> are sold on this
          page whenever sales are open.
        </p>
      </PageBanner>
      <div className="container section tickets">
        <section className="surface ticket" aria-labelledby="ticket-state">
          <div className="ticket-event">
            <p className="eyebrow">In the arena or online</p>
            <p className="display-text">{championship.name}</p>
            <ul>
              <li className="with-icon">
                <PlaceIcon />
                Ticket: a seat in the arena
              </li>
              <li className="with-icon">
                <ScreenIcon />
                <span>
                  <span className="non-breaking">Live-stream</span> pass: the stream and its replays
                </span>
              </li>
            </ul>
          </div>
          <div>
            <h2 id="ticket-state">Tickets are not on sale at the moment</h2>
            <p className="muted">
              Live-stream passes are not on sale either.
              <NoNextEvent /> Sales open a few months before an event.{' '}
              {session
                ? 'We will email you when sales open.'
                : 'Register for free, and we will email you when sales open.'}
            </p>
            <Link
              className="btn btn-primary"
              to={session ? '/profile/tickets' : '/register/visitor'}
            >
              {session ? 'See Tickets in your profile' : 'Register as a visitor'}
            </Link>
          </div>
        </section>
        <h2 className="visually-hidden">Where to go next</h2>
        <ul className="ticket-steps">
          {nextSteps.map(({ to, label, note }) => (
            <li key={to}>
              <h3>
                <Link className="touch-link" to={to}>
                  {label}
                  <ArrowRightIcon />
                </Link>
              </h3>
              <p className="muted">{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

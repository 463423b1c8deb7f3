import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { buildPhase, builtAfterEvent } from '../../clock/phases.ts';
import { useToday, useVisitorPhase } from '../../clock/useClock.ts';
import { LazyPart } from '../../components/LazyPart.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import type { CategoryId } from '../../data/categories/summaries.ts';
import { championship } from '../../data/championship.ts';
import { dayOfMonth } from '../../data/days.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { dayOfCategory, programme, type ProgrammeDay } from '../../data/programme.ts';
import { ArenaFloor } from '../../drawings/ArenaFloor.tsx';
import { EventStatus } from './EventStatus.tsx';
import './event.scss';

/** The categories whose courses stand on the floor on a day: on the last day, all. */
const categoriesOn = (day: ProgrammeDay): string[] =>
  (day === programme.at(-1) ? programme : [day]).flatMap(({ categories }) =>
    categories.map(({ id }) => id),
  );

const loadSketch = (category: CategoryId) => async () => {
  const { TaskSketch } = await import('./taskSketch.ts');
  return () => <TaskSketch category={category} />;
};

/** The index of the item that passes the middle of the window while the visitor scrolls; null if none does. */
function usePassingItem(list: RefObject<HTMLElement | null>): number | null {
  const [passing, setPassing] = useState<number | null>(null);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = items.indexOf(target);
          setPassing((last) => (isIntersecting ? index : last === index ? null : last));
        }
      },
      { rootMargin: '-50% 0px' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);
  return passing;
}

/** Dates, place, state and programme of the championship. */
export function EventBlock() {
  const visitorPhase = useVisitorPhase();
  const today = useToday();
  /** The day that the visitor points at, in the programme or by its course on the floor plan. */
  const [pointed, setPointed] = useState<ProgrammeDay | undefined>();
  const list = useRef<HTMLOListElement>(null);
  const passing = usePassingItem(list);
  const activeDay = pointed ?? today ?? (passing === null ? undefined : programme[passing]);
  const litDay = activeDay ?? (visitorPhase === 'after' ? programme.at(-1) : undefined);
  const status = (
    <div className="event-status dated">
      <EventStatus />
    </div>
  );
  return (
    <section id="event" className="event" aria-labelledby="event-title">
      <div className="container section">
        <div className={`event-plan ${buildPhase()}-event`}>
          <div>
            <h2 id="event-title">
              {builtAfterEvent()
                ? 'Thank you to all who built, judged and watched'
                : `Seven days in ${championship.city}`}
            </h2>
            {builtAfterEvent() && <p className="lead">Seven days, five courses, one floor.</p>}
            <p className="lead">
              <span className="non-breaking">{`${championship.dates},`}</span>{' '}
              {`${championship.city}, ${championship.country}`}
            </p>
          </div>
          {!builtAfterEvent() && status}
          <div className="event-days">
            <Reveal className="event-floor">
              <ArenaFloor
                litIds={litDay ? categoriesOn(litDay) : []}
                onPoint={(id) => setPointed(id === null ? undefined : dayOfCategory(id))}
              />
            </Reveal>
            <div>
              <h3>{builtAfterEvent() ? 'The seven days' : 'Programme'}</h3>
              <ol ref={list} className="programme">
                {programme.map((day) => (
                  <li
                    key={day.date}
                    className={day === activeDay ? 'active' : undefined}
                    aria-current={day === today ? 'date' : undefined}
                    onMouseEnter={() => setPointed(day)}
                    onMouseLeave={() => setPointed(undefined)}
                  >
                    <time dateTime={day.date}>
                      <strong className="display-text">{dayOfMonth(day.date)}</strong>{' '}
                      {day === today ? 'Today' : day.weekday}
                    </time>
                    {day.categories.map(({ id, title, figure, course }) => (
                      <div key={id}>
                        <Link
                          className="stretched-link"
                          to={`/competition-categories#${id}`}
                          onFocus={() => setPointed(day)}
                          onBlur={() => setPointed(undefined)}
                        >
                          {title}
                        </Link>
                        <div className="muted small">
                          {nonBreaking(`${course.name}: ${figure}`)}
                        </div>
                        <LazyPart load={loadSketch(id)} />
                      </div>
                    ))}
                    {day.categories.length === 0 && <div>{day.title}</div>}
                  </li>
                ))}
              </ol>
            </div>
          </div>
          {builtAfterEvent() && status}
        </div>
      </div>
    </section>
  );
}

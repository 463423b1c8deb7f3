import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { championship } from '../../src/data/championship.ts';
import { addDays } from '../../src/data/days.ts';
import { expectConsole } from '../support/console.ts';
import { importAgain } from '../support/importAgain.ts';

const { lastDay } = championship;

afterEach(() => history.replaceState(null, '', '/'));

/** The phase that a page shows with the mock API and this query, and later without the query. */
async function phasesOf(query: string) {
  history.replaceState(null, '', `/${query}`);
  const { useVisitorPhase } = await importAgain(() => import('../../src/clock/useClock.ts'));
  const first = renderHook(useVisitorPhase).result.current;
  history.replaceState(null, '', '/news-or-blog');
  return [first, renderHook(useVisitorPhase).result.current];
}

for (const row of [
  { visit: 'with ?now= on the last day', query: `?now=${lastDay}T12:00`, phase: 'during' },
  { visit: 'with ?now= long after the end', query: `?now=${addDays(lastDay, 9)}`, phase: 'after' },
  { visit: 'without a query', query: '', phase: 'before' },
] as const) {
  it(`after a visit to the home page ${row.visit}, the phase is ${row.phase} the championship`, async () => {
    expect(await phasesOf(row.query)).toEqual([row.phase, row.phase]);
  });
}

it('an invalid time is reported and leaves the clock as it is', async () => {
  expectConsole('now is "tomorrow"; expected a time like');
  expect(await phasesOf('?now=tomorrow')).toEqual(['before', 'before']);
});

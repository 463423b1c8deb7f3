import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../src/data/days.ts';
import { news } from '../../../src/data/news.ts';
import { newsPath } from '../../../src/data/newsPath.ts';
import { programme } from '../../../src/data/programme.ts';
import { mockViewAndIdle } from '../../support/browserStates.ts';
import { setBuildPhase, setClock } from '../../support/clock.ts';
import { requireNonNull } from '../../support/requireNonNull.ts';
import { closest, expectLinks } from '../../support/steps.ts';
import { visit } from '../../support/visit.tsx';

/** Opens the page. @returns also the section of the first category. */
async function openWard() {
  const { user } = visit('/competition-categories');
  const section = await screen.findByRole('region', { name: /Healthcare & Assistance$/ });
  return { user, section, ward: within(section) };
}

describe('the categories page', () => {
  it('shows picture, day, complexity and five features of a category', async () => {
    const { user, section, ward } = await openWard();
    expect(section).toHaveAttribute('id', 'cat1');
    expect(ward.getByRole('img', { name: /tray with a full cup to a bedside/ })).toBeVisible();
    const day = ward.getByText(/^\d+ \w+ \d{4}$/);
    expect(day).toHaveTextContent(new RegExp(`^${programme[1]?.weekday} `));
    expect(ward.getByText('Complexity 8/10')).toBeVisible();
    expect(ward.getByRole('img', { name: /^A cup of tea on its saucer/ })).toBeVisible();
    const features = ward.getAllByRole('heading', { level: 3 });
    const titles = features.map(({ textContent }) => textContent).join(', ');
    expect(titles).toMatch(/^Goal, Why, Setup, Complexity dial, Unique tests for humanoids, /);
    expect(ward.getByText(/^In 15.minutes at most, look after one patient/)).toBeVisible();
    expect(ward.getByText(/^The ward: 8/)).not.toBeVisible();
    await user.click(ward.getByText('More about this course', { exact: false }));
    expect(ward.getByText(/^The ward: 8/)).toBeVisible();
  });

  it('compares day, size and complexity of the courses', async () => {
    visit('/competition-categories');
    const row = await screen.findByRole('link', { name: /^Industrial.*, 16.×.10.m Complexity 9/ });
    expect(row).toHaveAttribute('href', '/competition-categories#cat4');
  });

  it('lists the four tests of a category, and unfolds their tasks', async () => {
    const { user, ward } = await openWard();
    const names = ward.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['The full cup', 'The right dose', 'Wheelchair to the bed', 'The bell']);
    const cup = within(closest(ward.getByText('The full cup'), 'li'));
    expect(cup.getByText('180')).toBeVisible();
    expect(cup.getByText(/^Take a cup with/)).not.toBeVisible();
    await user.click(cup.getByText('The full cup'));
    expect(cup.getByText(/^Take a cup with/)).toBeVisible();
    expect(cup.getByText(/^50 for the lift/)).toBeVisible();
    expect(cup.getByText(/^More than 50.ml spilt/)).toBeVisible();
  });

  it('marks the place and the route of the open test on the plan', async () => {
    const { user, section, ward } = await openWard();
    const litPlace = () => section.querySelector('.course-plan .lit')?.textContent;
    const route = () => section.querySelector('.course-plan .route')?.getAttribute('d');
    expect(litPlace()).toBe('1');
    const first = route();
    await user.click(ward.getByText('The right dose'));
    await waitFor(() => expect(litPlace()).toBe('2'));
    expect(route()).not.toBe(first);
    await user.click(ward.getByText('The right dose'));
    await waitFor(() => expect(litPlace()).toBe('1'));
  });

  it('explains the score and the rules', async () => {
    const { user } = visit('/competition-categories');
    const score = within(await screen.findByRole('region', { name: 'One run, 1,000 points' }));
    const article = requireNonNull(
      news.find(({ id }) => id === 2),
      'article 2',
    );
    expectLinks(score, { 'how the points are counted': newsPath(article) });
    const rules = within(screen.getByRole('region', { name: 'The rules in figures' }));
    await user.click(rules.getByText('The run; penalties and protests; robot and people'));
    expect(rules.getByText(/for a fall; −100 instead if people have to lift the/)).toBeVisible();
  });

  for (const row of [
    { built: 'before', first: 'Register as a participant' },
    { built: 'after', first: 'Read the articles' },
  ] as const) {
    it(`ends with two links, the first of them ${row.first}, in a build ${row.built} the championship`, async () => {
      setBuildPhase(row.built);
      visit('/competition-categories');
      const nextSteps = within(await screen.findByRole('complementary'));
      const [first, second] = nextSteps.getAllByRole('link');
      expect(first).toHaveTextContent(row.first);
      expect(first).toHaveClass('btn-primary');
      expect(second).toHaveClass('btn-secondary');
    });
  }

  it('marks the day of a category as today', async () => {
    setClock(Date.parse(`${programme[1]?.date}T12:00+02:00`));
    const { ward } = await openWard();
    const marked = document.querySelectorAll('[aria-current="date"]');
    expect(marked).toHaveLength(2);
    expect(marked[0]).toHaveTextContent(/Healthcare & Assistance *Today, \d+ \w+, 8 × 6/);
    expect(marked[1]).toBe(ward.getByRole('time'));
    expect(marked[1]).toHaveTextContent(`Today, ${formatDay(programme[1]?.date ?? '')}`);
    expect(screen.getByRole('navigation', { name: 'Categories' })).toHaveTextContent(
      'Healthcare & Assistance Today',
    );
  });

  it('marks the section in view', async () => {
    const { intersect } = mockViewAndIdle();
    visit('/competition-categories');
    const nav = within(await screen.findByRole('navigation', { name: 'Categories' }));
    const current = () =>
      nav
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.getAttribute('href'));
    const moves = async (id: string, isInView: boolean) => {
      await intersect(requireNonNull(document.getElementById(id), id), isInView);
      return current();
    };
    const first = ['/competition-categories#cat1'];
    const second = ['/competition-categories#cat2'];
    expect(current()).toEqual([]);
    // Above the first section, the first is marked, too.
    expect(await moves('cat1', false)).toEqual(first);
    expect(await moves('cat1', true)).toEqual(first);
    expect(await moves('cat2', true)).toEqual(second);
    expect(await moves('cat2', false)).toEqual(first);
  });
});

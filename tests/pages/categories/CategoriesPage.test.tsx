import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsPath } from '../../../src/data/newsPath';
import { categories } from '../../../src/data/categories';
import { news } from '../../../src/data/news';
import { mockScreen } from '../../support/jsdom';
import { visit } from '../../support/visit';

const section = (title: string) => screen.findByRole('region', { name: new RegExp(`${title}$`) });

/** Matches a text without its word joiners. */
const shown = (text: string) => (content: string) => content.replaceAll('\u2060', '') === text;

describe('the categories page', () => {
  it('has a section for each category with its five features', async () => {
    const { user } = visit('/competition-categories');
    await screen.findByRole('heading', { level: 1, name: 'Competition Categories' });
    for (const category of categories) {
      expect(await section(category.title)).toHaveAttribute('id', category.id);
      const region = within(await section(category.title));
      const headings = region.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
      expect(headings, category.title).toEqual([
        ...['Goal', 'Why', 'Setup', 'Complexity dial', 'Unique tests for humanoids'],
      ]);
      // Tests load no style sheets, so it is folded as on a phone.
      await user.click(region.getByText('Why and setup', { exact: false }));
      for (const { note } of category.features) expect(region.getByText(shown(note))).toBeVisible();
      expect(region.getByRole('img', { name: category.imageAlt })).toBeVisible();
      const dial = `Complexity ${category.complexity} of 10`;
      expect(region.getByRole('img', { name: dial })).toHaveTextContent(/\dof 10$/);
    }
  });

  it('shows the four tests of each category with a task to unfold', async () => {
    const { user } = visit('/competition-categories');
    for (const { title, tests } of categories) {
      const region = within(await section(title));
      const cards = region.getAllByRole('listitem');
      expect(cards, title).toHaveLength(4);
      for (const [index, { name, task, scoring, failure }] of tests.entries()) {
        const card = within(cards[index] ?? document.body);
        expect(card.getByRole('heading', { level: 4, name })).toBeVisible();
        const points = scoring.slice(0, scoring.indexOf(' '));
        expect(card.getByText(points, { exact: true })).toBeVisible();
        expect(card.getByText(shown(task))).not.toBeVisible();
        await user.click(card.getByText(name));
        expect(card.getByText(shown(task))).toBeVisible();
        expect(card.getByText(shown(failure))).toBeVisible();
      }
    }
  });

  it('explains the score and the rules, and links to the worked example', async () => {
    visit('/competition-categories');
    const score = within(await screen.findByRole('region', { name: 'One run, 1,000 points' }));
    const example = score.getByRole('link', { name: 'How the points are counted' });
    expect(news.map(newsPath)).toContain(example.getAttribute('href'));
    const rules = within(screen.getByRole('region', { name: 'The rules in figures' }));
    expect(
      rules.getByText(/for a fall; −100 instead if people have to lift the robot/),
    ).toBeVisible();
  });

  it('marks the section in view', async () => {
    const { intersect } = mockScreen();
    visit('/competition-categories');
    const nav = within(await screen.findByRole('navigation', { name: 'Categories' }));
    const current = () =>
      nav
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.getAttribute('href'));
    const part = (id: string) => document.getElementById(id) ?? document.body;
    expect(current()).toEqual([]);
    const at = (id: string) => expect(current()).toEqual([`/competition-categories#${id}`]);
    // Above the first section, the first is marked, too.
    await intersect(part('cat1'), false);
    at('cat1');
    await intersect(part('cat1'));
    at('cat1');
    await intersect(part('cat2'));
    at('cat2');
    await intersect(part('cat2'), false);
    at('cat1');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../src/data/days';
import { nonBreaking } from '../../../src/components/nonBreaking';
import { event } from '../../../src/data/event';
import { faq } from '../../../src/data/faq';
import { news } from '../../../src/data/news';
import { newsPath } from '../../../src/components/newsPath';
import { person, visit } from '../../visit';

const main = async () => within(await screen.findByRole('main'));
/** The list items of a section. */
const itemsOf = async (section: string) =>
  within(await screen.findByRole('region', { name: section })).getAllByRole('listitem');

describe('the hero', () => {
  it('names the event, its place and its dates', async () => {
    visit('/');
    const hero = await screen.findByRole('region', {
      name: 'World Humanoid Robotics Championship',
    });
    expect(within(hero).getByRole('heading', { level: 1 })).toBeVisible();
    expect(hero).toHaveTextContent(`Zurich · ${event.dates}`);
  });

  it('calls to register', async () => {
    visit('/');
    const link = await screen.findByRole('link', { name: 'Register Now' });
    expect(link).toHaveAttribute('href', '/register');
    const sponsor = (await main()).getByRole('link', { name: 'Become a Sponsor' });
    expect(sponsor).toHaveAttribute('href', '/become-a-sponsor');
  });

  it('leads signed-in users to the profile', async () => {
    visit('/', { user: person() });
    const link = await screen.findByRole('link', { name: 'Visit Profile' });
    expect(link).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
  });
});

describe('the claims', () => {
  it('are the three of the championship', async () => {
    visit('/');
    const claims = await itemsOf('The championship in numbers');
    expect(claims.map(({ textContent }) => textContent)).toEqual([
      '5,000+ live attendees',
      '100,000+ online viewers',
      '20+ countries represented',
    ]);
  });
});

describe('the category tiles', () => {
  const section = 'Five courses, five places of work';

  it('are six, of which five lead to their category', async () => {
    visit('/');
    const tiles = await itemsOf(section);
    expect(tiles).toHaveLength(6);
    const links = tiles.slice(0, 5).map((tile) => within(tile).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/competition-categories#cat1',
      '/competition-categories#cat2',
      '/competition-categories#cat3',
      '/competition-categories#cat4',
      '/competition-categories#cat5',
    ]);
    expect(links[0]).toHaveAccessibleName('Healthcare & Assistance');
  });

  it('end with one that is coming soon and leads nowhere', async () => {
    visit('/');
    const last = (await itemsOf(section)).at(-1) ?? document.body;
    expect(last).toHaveTextContent('Coming soon');
    expect(within(last).getByRole('heading', { name: 'Sixth category' })).toBeVisible();
    expect(within(last).queryByRole('link')).toBeNull();
  });

  it('stand at the anchor of the header', async () => {
    visit('/');
    const region = await screen.findByRole('region', { name: section });
    expect(region).toHaveAttribute('id', 'Competition_Categories');
  });
});

describe('the news', () => {
  const section = 'The courses and the rules, explained';

  it('are the first six, in their order', async () => {
    visit('/');
    const items = await itemsOf(section);
    const links = items.map((item) => within(item).getByRole('link'));
    expect(links.map((link) => link.textContent)).toEqual(
      news.slice(0, 6).map(({ title }) => title),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(news.slice(0, 6).map(newsPath));
  });

  it('tell their day in words', async () => {
    visit('/');
    for (const [index, item] of (await itemsOf(section)).entries()) {
      const { published = '' } = news[index] ?? {};
      const day = within(item).getByText(formatDay(published));
      expect(day).toHaveAttribute('datetime', published);
    }
  });

  it('lead on to all of them', async () => {
    visit('/');
    expect(await screen.findByRole('link', { name: 'View all news' })).toHaveAttribute(
      'href',
      '/news-or-blog',
    );
  });
});

describe('the other sections', () => {
  it('list the seven days', async () => {
    visit('/');
    const days = (await itemsOf('Seven days in Zurich')).filter(({ parentElement }) =>
      parentElement?.matches('ol'),
    );
    expect(days).toHaveLength(7);
    expect(days[1]).toHaveTextContent(/^\d+ [A-Z][a-z]+dayHealthcare & Assistance$/);
  });

  it('call for sponsors', async () => {
    visit('/');
    const call = await screen.findByRole('region', { name: 'Sponsor the championship' });
    expect(within(call).getByRole('link')).toHaveAttribute('href', '/become-a-sponsor');
  });

  it('answer the frequent questions, the first one open', async () => {
    visit('/');
    const faqSection = await screen.findByRole('region', { name: 'FAQ and contact' });
    expect(faqSection).toHaveAttribute('id', 'faq_contact');
    for (const { question } of faq) expect(within(faqSection).getByText(question)).toBeVisible();
    const [first, ...others] = faq.map(({ answer }) =>
      within(faqSection).getByText(nonBreaking(answer).replaceAll('\u00a0', ' ')),
    );
    expect(first).toBeVisible();
    for (const answer of others) expect(answer).not.toBeVisible();
  });

  it('end with the way back to the top', async () => {
    const { user, router } = visit('/');
    await user.click(await screen.findByRole('link', { name: 'Back to top' }));
    expect(router.state.location.hash).toBe('#top');
    await waitFor(() => expect(document.activeElement?.id).toBe('top'));
  });
});

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { event } from '../../../src/data/event';
import { describe, expect, it } from 'vitest';
import { sponsorTiers } from '../../../src/data/sponsorTiers';
import { visit } from '../../visit';
import { describeForm, expectRefusals, noCountry } from '../../describeForm';
import { button, choose, field, type } from '../../fields';
import { recordCalls } from '../../server';

const path = '/api/auth/sponsor-request';
const missingPhone = 'Please select your country code and enter your phone number.';

async function fill(user: UserEvent): Promise<void> {
  await type(user, 'Name', 'Ada Keller');
  await type(user, 'Organization', 'Example AG');
  await type(user, 'Email', 'ada@example.org');
  await choose(user, 'Country code', 'Switzerland (+41)');
  await type(user, 'Phone number', '791234567');
  await type(user, 'Message', 'Two tiers,\nplease.');
}

const send = async (user: UserEvent) => user.click(await button('Send enquiry'));
const tier = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('link', { name: `Choose ${name}` }));
/** The tier that the form shows as chosen. */
const chosenTier = async () =>
  within(await screen.findByRole('group', { name: 'Tier' })).getByRole('radio', { checked: true })
    .parentElement?.textContent;

describe('the sponsor page', () => {
  it('makes the three claims', async () => {
    visit('/become-a-sponsor');
    const main = await screen.findByRole('main');
    await screen.findByRole('heading', { level: 2, name: 'Why sponsor the championship' });
    expect(main).toHaveTextContent('5,000+ live attendees and 100,000+ online viewers');
    expect(main).toHaveTextContent('Teams from over 20 countries');
  });

  it('shows each tier with its price and its benefits', async () => {
    visit('/become-a-sponsor');
    await screen.findByRole('heading', { level: 1, name: 'Become a Sponsor' });
    for (const { name, benefits } of sponsorTiers) {
      const card = screen.getByRole('heading', { level: 3, name }).closest('li');
      const inCard = within(card ?? document.body);
      for (const benefit of benefits) expect(inCard.getByText(benefit)).toBeVisible();
    }
    expect(screen.getByText('Everything in Silver, plus:')).toBeVisible();
    expect(screen.getByText('Everything in Gold, plus:')).toBeVisible();
    for (const price of ['CHF 15,000', 'CHF 25,000', 'CHF 50,000']) {
      expect(screen.getByText(price)).toBeVisible();
    }
  });

  it('compares the tiers row by row', async () => {
    visit('/become-a-sponsor');
    const table = within(await screen.findByRole('table', { name: 'Compare the tiers' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Benefit',
      'Silver',
      'Gold',
      'Platinum',
    ]);
    const cells = (row: HTMLElement) =>
      [...row.children].map(({ textContent }) => textContent.replace('–', ''));
    const all = ['Included', 'Included', 'Included'];
    const fromGold = ['Not included', 'Included', 'Included'];
    const platinum = ['Not included', 'Not included', 'Included'];
    expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Logo placements', ...all],
      ['Website and print visibility', ...all],
      ['VIP passes', ...all],
      ['Partner directory listing', ...all],
      ['Event branding', ...fromGold],
      ['Web and media presence', ...fromGold],
      ['Exclusive co-social media campaigns', ...fromGold],
      ['Premium branding', ...platinum],
      ['Stage presence', ...platinum],
      ['Co-branding', ...platinum],
      ['Executive participation in jury panels and media interviews', ...platinum],
    ]);
  });

  it('says which edition the tiers are for, whatever the date', async () => {
    visit('/become-a-sponsor');
    expect(
      await screen.findByText(`Tiers and prices as set for the ${event.year} championship`, {
        exact: false,
      }),
    ).toBeVisible();
  });
});

describe('choosing a tier', () => {
  it('leads to the form and begins the message', async () => {
    const { user, router } = visit('/become-a-sponsor');
    await tier(user, 'Gold');
    expect(router.state.location.hash).toBe('#sponsor_contact');
    expect(document.getElementById('sponsor_contact')).toContainElement(await field('Message'));
    expect(await field('Message')).toHaveValue('We are interested in the Gold tier (CHF 25,000).');
  });

  it('says so in the form, where another one can be chosen, or none', async () => {
    const { user } = visit('/become-a-sponsor');
    await tier(user, 'Gold');
    expect(await chosenTier()).toBe('Gold');
    expect(
      screen.getByText('The Gold tier (CHF 25,000) has been added to your message.'),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Silver' }));
    expect(await field('Message')).toHaveValue(
      'We are interested in the Silver tier (CHF 15,000).',
    );
    await user.click(screen.getByRole('radio', { name: 'Undecided' }));
    expect(await field('Message')).toHaveValue('');
    expect(screen.queryByText(/has been added to your message/)).toBeNull();
  });

  it('goes when its sentence is deleted from the message', async () => {
    const { user } = visit('/become-a-sponsor');
    await tier(user, 'Gold');
    await user.clear(await field('Message'));
    expect(await chosenTier()).toBe('Undecided');
  });

  it('another one takes the place of the first', async () => {
    const { user } = visit('/become-a-sponsor');
    await tier(user, 'Gold');
    await tier(user, 'Platinum');
    expect(await field('Message')).toHaveValue(
      'We are interested in the Platinum tier (CHF 50,000).',
    );
  });

  it('comes before what was typed, and keeps it', async () => {
    const { user } = visit('/become-a-sponsor');
    await type(user, 'Message', 'Hello');
    await tier(user, 'Silver');
    expect(await field('Message')).toHaveValue(
      'We are interested in the Silver tier (CHF 15,000).\n\nHello',
    );
    expect(await chosenTier()).toBe('Silver');
  });

  it('changes a sentence that was gone on with, and nothing around it', async () => {
    const { user } = visit('/become-a-sponsor');
    await tier(user, 'Gold');
    await user.type(await field('Message'), ' For two years.');
    await tier(user, 'Silver');
    expect(await field('Message')).toHaveValue(
      'We are interested in the Silver tier (CHF 15,000). For two years.',
    );
  });

  it('keeps what the browser filled in by itself', async () => {
    const { user } = visit('/become-a-sponsor');
    const message = await field('Message');
    if (message instanceof HTMLTextAreaElement) message.value = 'From before the reload';
    await tier(user, 'Gold');
    expect(message).toHaveValue(
      'We are interested in the Gold tier (CHF 25,000).\n\nFrom before the reload',
    );
  });

  it('is sent with the enquiry, once and in the message alone', async () => {
    const { user } = visit('/become-a-sponsor');
    await fill(user);
    await tier(user, 'Gold');
    await tier(user, 'Gold');
    const calls = recordCalls(path, () => HttpResponse.json({ success: true }));
    await send(user);
    await screen.findByText(/^Thank you for your enquiry/);
    expect(calls[0]?.body).toMatchObject({
      sponsorType: '',
      message: 'We are interested in the Gold tier (CHF 25,000).\n\nTwo tiers,\nplease.',
    });
    expect(await chosenTier()).toBe('Undecided');
  });
});

describe('the enquiry form', () => {
  it('tells each mistake at its field, and sends nothing', async () => {
    const { user } = visit('/become-a-sponsor');
    await fill(user);
    await expectRefusals(user, { button: 'Send enquiry', path }, [
      ['Name', '   ', 'Please enter your name.'],
      ['Organization', '   ', 'Please enter your organization.'],
      ['Email', '   ', 'Please enter your email.'],
      ['Email', '@example.org', 'Please enter a valid email address.'],
      ['Message', ' \n ', 'Please enter your message.'],
      ['Country code', noCountry, missingPhone],
      ['Phone number', '', missingPhone],
      ['Phone number', '79123456', 'Invalid phone number.'],
      ['Phone number', '7912345678', 'Invalid phone number.'],
    ]);
  });

  it('left empty, leads to its first field', async () => {
    const { user } = visit('/become-a-sponsor');
    await send(user);
    expect(await field('Name')).toHaveFocus();
    expect(await screen.findByText(missingPhone)).toBeVisible();
  });

  it('thanks for the enquiry and is empty again', async () => {
    const { user } = visit('/become-a-sponsor');
    await fill(user);
    await send(user);
    const message = await screen.findByText(/^Thank you for your enquiry/);
    expect(message.closest('[role="status"]')).toHaveFocus();
    for (const label of ['Name', 'Organization', 'Email', 'Phone number', 'Message']) {
      expect(await field(label)).toHaveValue('');
    }
    expect(await field('Country code')).toHaveDisplayValue('Choose…');
  });

  it('can be used without an account, and says what an account is not needed for', async () => {
    visit('/become-a-sponsor');
    expect(await screen.findByText(/Sponsors need no account/)).toBeVisible();
  });
});

describeForm('the enquiry form', {
  open: () => visit('/become-a-sponsor'),
  fill,
  button: 'Send enquiry',
  busyLabel: 'Submitting...',
  path,
  payload: {
    name: 'Ada Keller',
    organization: 'Example AG',
    email: 'ada@example.org',
    dialCode: '41',
    phone: '791234567',
    sponsorType: '',
    message: 'Two tiers,\nplease.',
  },
  refused: 'Something went wrong. Please try again.',
  unanswered: 'Submission failed. Please try again.',
  success: { shows: /^Thank you for your enquiry/ },
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../../src/api/user.ts';
import { vera } from '../../../../src/mocks/seeds.ts';
import { ada } from '../../../support/accounts.ts';
import { advance, waitWithStoppedClock, withStoppedClock } from '../../../support/clock.ts';
import { holdCalls, jsonReply, stubCall, tokenOf } from '../../../support/mockedApi.ts';
import { exampleOf, exampleResponse } from '../../../support/openapi.ts';
import { productText } from '../../../support/product.ts';
import { button, closest, field, fillIn, follow, press } from '../../../support/steps.ts';
import { testForm } from '../../../support/testForm.ts';
import { asksBeforeUnload, visit } from '../../../support/visit.tsx';

const path = '/api/secure/profile';
const saved = 'Profile updated successfully!';

/** Ada's profile, with something in every field. */
const full = exampleResponse('/api/auth/login', 200).user as User;
/** The payload of an unchanged save. */
const fullPayload = exampleOf(path);

const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null') as User | null;

async function openForm(profile: User = full) {
  const opened = visit('/profile', { as: profile });
  await press(opened.user, 'Edit profile');
  await screen.findByRole('heading', { name: 'Edit profile' });
  return opened;
}

/** Each label with the text below it. */
async function details() {
  await button('Edit profile');
  const terms = screen.getAllByRole('term');
  const definitions = screen.getAllByRole('definition');
  return terms.map((term, index) => [term.textContent, definitions[index]?.textContent]);
}

it.each([
  { userType: 'visitor', steps: ['Tickets', 'Categories', 'All News'] },
  { userType: 'participant', steps: ['Applications', 'Tickets', 'Team Management'] },
])('the profile of a $userType suggests $steps', async ({ userType, steps }) => {
  visit('/profile', { as: { ...ada, userType } });
  const heading = await screen.findByRole('heading', { name: 'Profile' });
  expect(closest(heading, 'section')).toHaveTextContent(/icket sales are closed at the moment/);
  const links = within(closest(heading, 'section')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(steps);
});

describe('the details', () => {
  it('show the fields that product.md lists, with asterisks on required ones', async () => {
    visit('/profile', { as: full });
    const shown = await details();
    const listed = `The fields in order: ${shown.map(([label]) => label).join(', ')}.`;
    expect(productText.includes(listed), `src/product.md must say: ${listed}`).toBe(true);
    expect(shown.map(([, value]) => value).join(', ')).toBe(
      'Ada, Keller, +41-791234567, Lindenweg 12, Switzerland, Zurich, 8002, German, Team Nordlicht, Hamburg, Team captain',
    );
  });

  it('show a dash for an empty field', async () => {
    visit('/profile', { as: { ...ada, phone: '', dialCode: '', state: '  ' } });
    const shown = Object.fromEntries(await details()) as object;
    const empty = { 'Phone Number*': '-', Address: '-', State: '-', Designation: '-' };
    expect(shown).toMatchObject(empty);
  });

  it('suggest filling in the optional fields only if all of them are empty', async () => {
    const hint = /add more to your profile, such as your address/;
    const { unmount } = visit('/profile', { as: ada });
    expect(await screen.findByText(hint)).toBeVisible();
    unmount();
    visit('/profile', { as: { ...ada, language: 'German' } });
    await button('Edit profile');
    expect(screen.queryByText(hint)).toBeNull();
  });
});

it.each([
  { dialCode: '1', option: 'United States (+1)' },
  { dialCode: '999', option: 'Choose…' },
])('the profile form shows $option for the dial code $dialCode', async ({ dialCode, option }) => {
  await openForm({ ...full, dialCode });
  expect(await field('Country code')).toHaveDisplayValue(option);
  expect(await field('Phone Number')).toHaveValue('791234567');
  const first = await field('First Name');
  await waitFor(() => expect(first).toHaveFocus());
});

it('Cancel ends editing and discards the changes', async () => {
  const { user } = await openForm();
  await fillIn(user, { 'First Name': 'Augusta' });
  await press(user, 'Cancel');
  expect(asksBeforeUnload()).toBe(false);
  expect(screen.getByText('Ada Keller')).toBeVisible();
  expect(await button('Edit profile')).toHaveFocus();
  await press(user, 'Edit profile');
  expect(await field('First Name')).toHaveValue('Ada');
});

it('leaving the profile form needs a confirmation if a field has changed', async () => {
  const { user } = await openForm();
  await fillIn(user, { Designation: 'Engineer' });
  expect(asksBeforeUnload()).toBe(true);
  await follow(user, 'Support');
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    'Your changes have not been saved. If you leave this page, they will be lost.',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await fillIn(user, { Designation: 'Team captain' });
  expect(asksBeforeUnload()).toBe(false);
  await follow(user, 'Support');
  expect(await screen.findByText('Support', { selector: 'h1' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaving the profile form needs no confirmation on logout', async () => {
  const { user, router } = await openForm();
  await fillIn(user, { 'First Name': 'Augusta' });
  await press(user, 'Logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

testForm('the profile form', {
  open: openForm,
  fields: {
    'First Name': '<b>Boss</b> 🤖',
    'Last Name': 'Keller',
    'Country code': 'Germany (+49)',
    'Phone Number': '15123456789',
  },
  mistakes: [
    ['First Name', '  ', 'Please enter your first name.'],
    ['Last Name', '', 'Please enter your last name.'],
    ['Country code', 'Choose…', 'Please select your country code and enter your phone number.'],
  ],
  button: 'Save',
  busyLabel: 'Saving…',
  path,
  payload: { ...fullPayload, firstName: '<b>Boss</b> 🤖', dialCode: '49', phone: '15123456789' },
  afterSuccess: saved,
  refused: 'Update failed.',
  showsServerError: true,
  noResponse: 'Something went wrong. Please try again.',
  callContinues: true,
});

describe('saving', () => {
  it('sends every text without spaces at its end', async () => {
    const { user } = await openForm();
    const calls = stubCall(path, jsonReply({ success: true }));
    const form = closest(await button('Save'), 'form');
    const texts = form.querySelectorAll('input:not([hidden], [type="file"], [name="phone"])');
    for (const input of texts) await user.type(input, ' ');
    await press(user, 'Save');
    await screen.findByText(saved);
    expect(calls.map(({ body }) => body)).toEqual([fullPayload]);
  });

  it('stores the change on the server and in the browser', async () => {
    const token = await tokenOf(vera);
    const { user } = visit('/profile', { as: vera.user, token });
    await press(user, 'Edit profile');
    await fillIn(user, { 'First Name': 'Verena' });
    await press(user, 'Save');
    expect(await screen.findByText('Verena Visitor')).toBeVisible();
    expect(screen.getByText(saved).closest('[role="status"]')).toHaveFocus();
    const changed = { firstName: 'Verena', displayName: 'Verena Visitor' };
    expect(storedUser()).toEqual({ ...vera.user, ...changed });
    expect(localStorage.getItem('token')).toBe(token);
  });

  it.each([
    { what: 'no user', returned: undefined },
    { what: 'a part of the user', returned: { organization: 'Team Nordlicht' } },
  ])('keeps all values if the server returns $what', async ({ returned }) => {
    const avatar = 'https://cdn.example.net/public/uploads/ada.png';
    const { user } = await openForm({ ...full, avatar });
    const calls = stubCall(path, jsonReply({ success: true, user: returned }));
    await fillIn(user, { 'First Name': 'Augusta', State: '' });
    await press(user, 'Save');
    await screen.findByText(saved);
    const changed = { firstName: 'Augusta', state: '', avatar };
    expect(storedUser()).toEqual({ ...full, ...changed, displayName: 'Augusta Keller' });
    await press(user, 'Edit profile');
    await press(user, 'Save');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ ...fullPayload, ...changed });
  });

  it('continues if the visitor opens another page', async () => {
    const { user } = await openForm();
    const body = { success: true, user: { firstName: 'Augusta' } };
    const { respond } = holdCalls(path, jsonReply(body));
    await press(user, 'Save');
    expect(await button('Cancel')).toBeDisabled();
    await follow(user, 'Support');
    await screen.findByText('Support', { selector: 'h1' });
    respond();
    expect(await screen.findByText('Augusta Keller')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Support' })).toBeVisible();
  });

  it.each([
    { outcome: 'a success', body: { success: true }, sentence: saved, focused: 'Edit profile' },
    { outcome: 'an error', body: { error: 'Not today.' }, sentence: 'Not today.', focused: 'Save' },
  ])('shows the message of $outcome for exactly three seconds', async (row) => {
    const { body, sentence, focused } = row;
    await openForm();
    const { respond } = holdCalls(path, jsonReply(body));
    const saving = await button('Save');
    await withStoppedClock(async () => {
      saving.click();
      await waitWithStoppedClock(() => expect(saving).toBeDisabled());
      respond();
      await waitWithStoppedClock(() => expect(screen.getByText(sentence)).toBeVisible());
      await advance(2999);
      expect(screen.getByText(sentence)).toBeVisible();
      await advance(1);
      await waitWithStoppedClock(() => expect(screen.queryByText(sentence)).toBeNull());
    });
    // The message, which had the focus, is gone.
    expect(await button(focused)).toHaveFocus();
  });

  it('keeps the space of a message while the next call runs', async () => {
    const { user } = await openForm();
    stubCall(path, jsonReply({ error: 'Not today.' }));
    await press(user, 'Save');
    await screen.findByText('Not today.');
    const { respond } = holdCalls(path, jsonReply({ success: true }));
    const saving = await button('Save');
    await withStoppedClock(async () => {
      saving.click();
      await waitWithStoppedClock(() => expect(saving).toBeDisabled());
      await advance(10_000);
      expect(screen.getByText('Not today.')).toBeInTheDocument();
    });
    respond();
    expect(await screen.findByText(saved)).toBeVisible();
  });

  it('leaves the message about the expired session in place', async () => {
    const ended = 'Your session has expired.';
    const { user } = visit('/profile', { as: vera.user, token: 'forgotten' });
    await press(user, 'Edit profile');
    const saving = await button('Save');
    await withStoppedClock(async () => {
      saving.click();
      await waitWithStoppedClock(() => expect(screen.getByText(ended)).toBeVisible());
      await advance(10_000);
    });
    expect(screen.getByRole('alert')).toHaveTextContent(ended);
  });
});

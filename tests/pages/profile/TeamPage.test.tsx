import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { event } from '../../../src/data/event';
import type { User } from '../../../src/session/user';
import { ada } from '../../support/accounts';
import { asksBeforeUnload, visit } from '../../support/visit';
import { field, fillIn, soon, type } from '../../support/controls';

const nobody = 'No team members added yet';
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const addMember = (user: UserEvent) => press(user, 'Add Member');
const edit = (user: UserEvent, name: string) => press(user, `Edit ${name}`);
const remove = (user: UserEvent, name: string) => press(user, `Delete ${name}`);

/** Opens the team page of a participant. The mock API does not know the session, so any call would fail. */
const openTeam = (fields: Partial<User> = {}) =>
  visit('/profile/team', { user: { ...ada, userType: 'participant', ...fields } });

async function add(user: UserEvent, name: string, organization = 'Team Nordlicht') {
  await fillIn(user, { Name: name, Organization: organization });
  await addMember(user);
  await screen.findByRole('button', { name: `Edit ${name}` });
}

async function openTeamOf(...members: string[]) {
  const visited = openTeam();
  for (const name of members) await add(visited.user, name);
  return visited;
}

/** The members' names in their order. */
const names = () =>
  screen
    .queryAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''));

/** The announcements of the page. */
const announcements = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** The form is filled with the facts of the profile. */
async function expectShared() {
  expect(await field('Organization')).toHaveValue('Team Nordlicht');
  expect(await field('Place')).toHaveValue('Hamburg');
  expect(await field('Country')).toHaveValue('Germany');
}

it('the first member shares organization, place and country with the profile', async () => {
  const facts = { organization: 'Team Nordlicht', place: 'Hamburg', country: 'Germany' };
  const { user, router } = openTeam(facts);
  await expectShared();
  // Leaving asks only about typed text.
  await user.click(screen.getByRole('link', { name: 'Support' }));
  await soon(() => expect(router.state.location.pathname).toBe('/profile/support'));
});

it('a member is added with all fields to a list that was empty', async () => {
  const { user } = openTeam();
  expect(await screen.findByText(nobody)).toBeVisible();
  await fillIn(user, {
    Name: ' Ada ',
    Organization: 'Team Nordlicht',
    Place: 'Hamburg',
    Qualification: ' ',
    Address: 'Am Speicher 4',
    Country: 'Germany',
    'Zip Code': '20095',
    'Summary of robotics background': 'Ten years of <b>legs</b>',
  });
  await addMember(user);

  const list = within(await screen.findByRole('list', { name: 'Team Members' }));
  const facts = 'Team Nordlicht, Hamburg, Am Speicher 4, 20095, Germany';
  expect(list.getByText(facts)).toBeVisible();
  expect(list.getByText('Ten years of <b>legs</b>')).toBeVisible();
  expect(screen.queryByText(nobody)).toBeNull();
  expect(announcements()).toEqual(['Ada was added. The team has 1 member.']);
  const name = await field('Name');
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
  await expectShared();
  expect(await field('Zip Code')).toHaveValue('');
  expect(await field('Address')).toHaveValue('');
});

it.each([
  ['Name', 'Please enter the member’s name.'],
  ['Organization', 'Please enter the member’s organization.'],
])('%s is required, and spaces alone are empty', async (label, sentence) => {
  const { user } = openTeam();
  await fillIn(user, { Name: 'Ada', Organization: 'Team Nordlicht', [label]: '   ' });
  await addMember(user);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field(label)).toHaveFocus();
  expect(screen.getByText(nobody)).toBeVisible();
});

it('an edit changes the chosen member, and the form then adds again', async () => {
  const { user } = await openTeamOf('Ada', 'Ben', 'Cleo');
  await edit(user, 'Ben');
  expect(announcements()).toEqual([]);
  const form = within(screen.getByRole('form', { name: 'Update Member' }));
  expect(form.getByText('More details').parentElement).toHaveAttribute('open');
  expect(await field('Name')).toHaveValue('Ben');
  expect(await field('Name')).toHaveFocus();
  await type(user, 'Name', 'Benno');
  await press(user, 'Update Member');
  await screen.findByRole('button', { name: 'Edit Benno' });
  expect(names()).toEqual(['Ada', 'Benno', 'Cleo']);
  expect(announcements()).toEqual(['Benno was updated.']);
  expect(screen.getByRole('heading', { name: 'Team Members' })).toHaveFocus();
  expect(await field('Name')).toHaveValue('');
  await add(user, 'Dana');
  expect(names()).toEqual(['Ada', 'Benno', 'Cleo', 'Dana']);
});

it('a second Edit replaces the first, and Cancel changes nothing', async () => {
  const { user } = await openTeamOf('Ada', 'Ben');
  for (const name of ['Ben', 'Ada']) await edit(user, name);
  expect(screen.getByLabelText('Name*')).toHaveValue('Ada');
  await type(user, 'Name', 'Augusta');
  await press(user, 'Cancel');
  expect(names()).toEqual(['Ada', 'Ben']);
  expect(screen.getByRole('button', { name: 'Add Member' })).toBeVisible();
});

it('the form keeps its edit when another member is deleted, and is emptied when the edited member is deleted', async () => {
  const { user } = await openTeamOf('Ada', 'Ben', 'Cleo');
  await edit(user, 'Cleo');
  await type(user, 'Name', 'Cleopatra');
  await remove(user, 'Ada');
  expect(await field('Name')).toHaveValue('Cleopatra');
  await press(user, 'Update Member');
  await screen.findByRole('button', { name: 'Edit Cleopatra' });
  expect(names()).toEqual(['Ben', 'Cleopatra']);
  await edit(user, 'Ben');
  await remove(user, 'Ben');
  expect(await field('Name')).toHaveValue('');
  await add(user, 'Dana');
  expect(names()).toEqual(['Cleopatra', 'Dana']);
});

it('a deletion is announced, and Undo restores the member in its place', async () => {
  const { user } = await openTeamOf('Ada', 'Bo', 'Cleo');
  await remove(user, 'Bo');
  expect(names()).toEqual(['Ada', 'Cleo']);
  expect(announcements()).toEqual(['Bo was deleted. The team has 2 members.']);
  expect(screen.getByRole('heading', { name: 'Team Members' })).toHaveFocus();
  // Undo follows the heading, which has the focus.
  await user.tab();
  const undo = screen.getByRole('button', { name: 'Undo the deletion of Bo' });
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Ada', 'Bo', 'Cleo']);
  expect(announcements()).toEqual(['Bo was restored. The team has 3 members.']);
  expect(undo).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Team Members' })).toHaveFocus();
});

const leave = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Support' }));
const question = () => screen.findByRole('dialog', { name: 'Leave this page?' });

it('leaving an unsaved team asks first and then discards it', async () => {
  const { user } = await openTeamOf('Ada');
  expect(screen.getByText(/lost when you leave this page/)).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);
  await leave(user);
  expect(await question()).toHaveAccessibleDescription(
    'Your team is not saved. If you leave this page, it will be lost.',
  );
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(names()).toEqual(['Ada']);
  await leave(user);
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
  const heading = await screen.findByRole('heading', { name: 'Support', level: 1 });
  await soon(() => expect(heading).toHaveFocus());
  expect(asksBeforeUnload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Team Management' }));
  expect(await screen.findByText(nobody)).toBeVisible();
});

it('leaving asks first if a field of the form has text', async () => {
  const { user } = openTeam();
  await type(user, 'Place', 'Hamburg');
  expect(asksBeforeUnload()).toBe(true);
  await type(user, 'Place', '');
  expect(asksBeforeUnload()).toBe(false);
  await leave(user);
  expect(await screen.findByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
});

it('Copy list copies the list as text or reports that it could not', async () => {
  const { user } = openTeam({ place: 'Hamburg' });
  await add(user, 'Ada');
  await add(user, 'Ben');
  await press(user, 'Copy list');
  expect(await navigator.clipboard.readText()).toBe(
    'Ada, Team Nordlicht, Hamburg\nBen, Team Nordlicht, Hamburg',
  );
  await soon(() =>
    expect(announcements()).toEqual([
      `The list was copied. You can email it to ${event.teamEmail}.`,
    ]),
  );

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press(user, 'Copy list');
  await soon(() =>
    expect(announcements()).toEqual([
      'Could not copy the list. Please select it and copy it yourself.',
    ]),
  );
});

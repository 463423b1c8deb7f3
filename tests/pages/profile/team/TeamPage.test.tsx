import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { User } from '../../../../src/api/user.ts';
import { championship } from '../../../../src/data/championship.ts';
import { adaAsParticipant } from '../../../support/accounts.ts';
import { button, closest, field, fillIn, follow, press } from '../../../support/steps.ts';
import { asksBeforeUnload, visit } from '../../../support/visit.tsx';

const nobody = 'No team members added yet';

/** Opens the team page of a participant. The mock API does not know the session, so any call would fail. */
const openTeam = (fields: Partial<User> = {}) =>
  visit('/profile/team', { as: { ...adaAsParticipant, ...fields } });

async function add(user: UserEvent, name: string, organization = 'Team Nordlicht') {
  await fillIn(user, { Name: name, Organization: organization });
  await press(user, 'Add Member');
  await button(`Edit ${name}`);
}

/** Opens the team page and adds these members. */
async function openTeamOf(...members: string[]) {
  const opened = openTeam();
  for (const name of members) await add(opened.user, name);
  return opened;
}

/** The members' names in their order. */
const names = () =>
  screen
    .queryAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''));

const announcements = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

/** Checks the organization, place and country with which the form starts. */
async function expectSharedFacts() {
  expect(await field('Organization')).toHaveValue('Team Nordlicht');
  expect(await field('Place')).toHaveValue('Hamburg');
  expect(await field('Country')).toHaveValue('Germany');
  expect(screen.getByText('Hamburg, Germany', { selector: 'summary span' })).toBeVisible();
}

it('the form for the first member has the organization, place and country of the profile', async () => {
  const facts = { organization: 'Team Nordlicht', place: 'Hamburg', country: 'Germany' };
  const { user, router } = openTeam(facts);
  await expectSharedFacts();
  // Leaving needs a confirmation only for typed values, not for copied ones.
  await follow(user, 'Support');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/support'));
});

it('the first member is added with all fields', async () => {
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
  await press(user, 'Add Member');

  const list = within(await screen.findByRole('list', { name: 'Team Members' }));
  const facts = 'Team Nordlicht, Am Speicher 4, 20095, Hamburg, Germany';
  expect(list.getByText(facts)).toBeVisible();
  expect(list.getByText('Ten years of <b>legs</b>')).toBeVisible();
  expect(screen.queryByText(nobody)).toBeNull();
  expect(announcements()).toEqual(['Ada was added. The team has 1 member.']);
  const name = await field('Name');
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
  await expectSharedFacts();
  expect(await field('Zip Code')).toHaveValue('');
  expect(await field('Address')).toHaveValue('');
});

it('a double click adds one member and shows no error', async () => {
  const { user } = openTeam();
  await fillIn(user, { Name: 'Ada', Organization: 'Team Nordlicht' });
  await user.dblClick(await button('Add Member'));
  expect(names()).toEqual(['Ada']);
  expect(announcements()).toEqual(['Ada was added. The team has 1 member.']);
  expect(await field('Name')).toHaveAttribute('aria-invalid', 'false');
});

it('a submit of the form removes the previous message, even if a field is wrong', async () => {
  const { user } = await openTeamOf('Ada');
  await user.type(await field('Name'), '{Enter}');
  expect(await field('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(announcements()).toEqual([]);
});

it.each([
  { label: 'Name', sentence: 'Please enter the member’s name.' },
  { label: 'Organization', sentence: 'Please enter the member’s organization.' },
])('the $label of a member is required, and spaces alone count as empty', async (row) => {
  const { label, sentence } = row;
  const { user } = openTeam();
  await fillIn(user, { Name: 'Ada', Organization: 'Team Nordlicht', [label]: '   ' });
  await press(user, 'Add Member');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field(label)).toHaveFocus();
  expect(screen.getByText(nobody)).toBeVisible();
});

it('an edit changes only the chosen member', async () => {
  const { user } = await openTeamOf('Ada', 'Ben', 'Cleo');
  await press(user, 'Edit Ben');
  expect(announcements()).toEqual([]);
  const form = within(screen.getByRole('form', { name: 'Update Member' }));
  expect(closest(form.getByText('More details'), 'details')).toHaveAttribute('open');
  expect(await field('Name')).toHaveValue('Ben');
  expect(await field('Name')).toHaveFocus();
  await fillIn(user, { Name: 'Benno' });
  await press(user, 'Update Member');
  await button('Edit Benno');
  expect(names()).toEqual(['Ada', 'Benno', 'Cleo']);
  expect(announcements()).toEqual(['Benno was updated.']);
  expect(screen.getByRole('heading', { name: 'Team Members' })).toHaveFocus();
  expect(await field('Name')).toHaveValue('');
  await add(user, 'Dana');
  expect(names()).toEqual(['Ada', 'Benno', 'Cleo', 'Dana']);
});

it('the input of a form that Edit replaces is back when the form shows again', async () => {
  const { user } = await openTeamOf('Ada', 'Ben');
  await fillIn(user, { Name: 'Dana' });
  await press(user, 'Edit Ben');
  await fillIn(user, { Name: 'Benno' });
  await press(user, 'Edit Ada');
  expect(await field('Name')).toHaveValue('Ada');
  await press(user, 'Edit Ben');
  expect(await field('Name')).toHaveValue('Benno');
  await press(user, 'Cancel');
  expect(await field('Name')).toHaveValue('Dana');
  expect(names()).toEqual(['Ada', 'Ben']);
  await press(user, 'Add Member');
  expect(names()).toEqual(['Ada', 'Ben', 'Dana']);
  await press(user, 'Edit Ben');
  expect(await field('Name')).toHaveValue('Ben');
});

it('an edit ends if its member is deleted, but not if another member is deleted', async () => {
  const { user } = await openTeamOf('Ada', 'Ben', 'Cleo');
  await press(user, 'Edit Cleo');
  await fillIn(user, { Name: 'Cleopatra' });
  await press(user, 'Delete Ada');
  expect(await field('Name')).toHaveValue('Cleopatra');
  await press(user, 'Update Member');
  await button('Edit Cleopatra');
  expect(names()).toEqual(['Ben', 'Cleopatra']);
  await press(user, 'Edit Ben');
  await press(user, 'Delete Ben');
  expect(await field('Name')).toHaveValue('');
  await add(user, 'Dana');
  expect(names()).toEqual(['Cleopatra', 'Dana']);
});

it('Undo restores a deleted member without the input of an unfinished edit', async () => {
  const { user } = await openTeamOf('Ada', 'Ben');
  await press(user, 'Edit Ben');
  await fillIn(user, { Name: 'Benno' });
  await press(user, 'Edit Ada');
  await press(user, 'Delete Ben');
  await press(user, 'Undo the deletion of Ben');
  await press(user, 'Edit Ben');
  expect(await field('Name')).toHaveValue('Ben');
});

it('Undo restores a deleted member in its place', async () => {
  const { user } = await openTeamOf('Ada', 'Bo', 'Cleo');
  await press(user, 'Delete Bo');
  expect(names()).toEqual(['Ada', 'Cleo']);
  expect(announcements()).toEqual(['Bo was deleted. The team has 2 members.']);
  expect(screen.getByRole('heading', { name: 'Team Members' })).toHaveFocus();
  // Undo follows the heading, which has the focus.
  await user.tab();
  const undo = await button('Undo the deletion of Bo');
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Ada', 'Bo', 'Cleo']);
  expect(announcements()).toEqual(['Bo was restored. The team has 3 members.']);
  expect(undo).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Team Members' })).toHaveFocus();
});

const leave = (user: UserEvent) => follow(user, 'Support');
const question = () => screen.findByRole('dialog', { name: 'Leave this page?' });

it('leaving the page discards a team only after a confirmation', async () => {
  const { user } = await openTeamOf('Ada');
  expect(screen.getByText(/The list is not saved/)).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);
  await leave(user);
  expect(await question()).toHaveAccessibleDescription(
    'Your team is not saved, and will be lost if you leave this page. To keep it, copy the list first.',
  );
  await press(user, 'Keep editing');
  expect(names()).toEqual(['Ada']);
  await leave(user);
  await press(user, 'Leave');
  const heading = await screen.findByRole('heading', { name: 'Support', level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(asksBeforeUnload()).toBe(false);
  await follow(user, 'Team Management');
  expect(await screen.findByText(nobody)).toBeVisible();
});

it('the dialog about leaving the page offers to copy the list', async () => {
  const { user } = await openTeamOf('Ada');
  await leave(user);
  const dialog = within(await question());
  await user.click(dialog.getByRole('button', { name: 'Copy list' }));
  expect(await dialog.findByText(/^The list has been copied/)).toHaveRole('status');
  expect(await question()).toHaveAccessibleDescription(/^The list has been copied/);
});

it('leaving the page needs a confirmation if a field of the form was changed', async () => {
  const { user } = openTeam();
  await fillIn(user, { Place: 'Hamburg' });
  expect(asksBeforeUnload()).toBe(true);
  await fillIn(user, { Place: '' });
  expect(asksBeforeUnload()).toBe(false);
  await leave(user);
  expect(await screen.findByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
});

it('Copy list copies the list as text, or reports that copying failed', async () => {
  const { user } = openTeam({ place: 'Hamburg' });
  await add(user, 'Ada');
  await add(user, 'Ben');
  await press(user, 'Copy list');
  const list = 'Ada, Team Nordlicht, Hamburg\nBen, Team Nordlicht, Hamburg';
  expect(await navigator.clipboard.readText()).toBe(list);
  const copied = `The list has been copied, so you can leave this page. You can email it to ${championship.teamEmail}.`;
  await waitFor(() => expect(announcements()).toEqual([copied]));

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press(user, 'Copy list');
  const failed =
    'Could not copy the list. Please stay on this page, select the list and copy it yourself.';
  await waitFor(() => expect(announcements()).toEqual([failed]));
});

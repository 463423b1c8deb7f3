import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Form, SubmitButton } from '../../src/forms/Form';
import { useSiteForm } from '../../src/forms/useSiteForm';
import { render as prerender } from '../../src/buildtime/static/render';
import { button, field, soon } from '../fields';
import { person, visit } from '../visit';
import { accepting } from './accepting';

function EmptyForm() {
  const form = useSiteForm(accepting());
  return (
    <Form form={form}>
      <SubmitButton busyLabel="Sending…">Send</SubmitButton>
    </Form>
  );
}

it.each([
  ['/purchase', 'Subscribe', 'The field marked * is required.'],
  ['/', 'Send message', 'Fields marked * are required.'],
  ['/become-a-sponsor', 'Send enquiry', 'Fields marked * are required.'],
  ['/login', 'Sign in', 'Fields marked * are required.'],
  ['/register/visitor', 'Create account', 'Fields marked * are required.'],
  ['/forgot-password', 'Send reset link', 'Fields marked * are required.'],
  ['/reset-password/token', 'Set new password', 'Fields marked * are required.'],
  ['/profile', 'Edit profile', 'Fields marked * are required.'],
  ['/profile', 'Delete Account', 'Fields marked * are required.'],
  ['/profile/change-password', 'Update Password', 'Fields marked * are required.'],
  ['/profile/team', 'Add Member', 'Fields marked * are required.'],
])(
  'the form at %s, %s, explains its asterisks once, and puts nothing into the URL',
  async (path, words, note) => {
    const signedIn = path.startsWith('/profile');
    const { user } = visit(path, signedIn ? { user: person({ userType: 'participant' }) } : {});
    const pressed = await button(words);
    if (pressed.type !== 'submit') await user.click(pressed);
    const notes = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    await soon(() => expect(notes().filter((text) => text.includes(note))).toHaveLength(1));
    for (const form of document.forms) {
      expect(form).toHaveProperty('method', 'post');
      expect(form).toHaveProperty('noValidate', true);
    }
  },
);

describe('a form in the static HTML', () => {
  it('cannot be sent before its script has started, which would lose the typed text', async () => {
    const { html } = await prerender('/login');
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    expect(main?.querySelector('button[type="submit"]')).toHaveProperty('disabled', true);
  });

  it('can be sent afterwards', async () => {
    const element = <EmptyForm />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    act(() => root.unmount());
    container.remove();
  });
});

it('leaves the focus in the field while the button is pressed, so that nothing moves before the release', async () => {
  const { user } = visit('/login');
  const email = await field('Email');
  await user.click(email);
  await user.pointer({ keys: '[MouseLeft>]', target: await button('Sign in') });
  expect(email).toHaveFocus();
});

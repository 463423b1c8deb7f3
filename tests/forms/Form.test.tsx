import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Form, SubmitButton } from '../../src/forms/Form';
import { useSiteForm } from '../../src/forms/useSiteForm';
import { render as prerender } from '../../src/buildtime/static/render';
import { button } from '../fields';
import { person, visit } from '../visit';

function EmptyForm() {
  const form = useSiteForm({ thrown: 'Failed.', send: () => Promise.resolve(null) });
  return (
    <Form form={form}>
      <SubmitButton busy="Sending…">Send</SubmitButton>
    </Form>
  );
}

it.each([
  ['/purchase', 'Subscribe'],
  ['/', 'Send message'],
  ['/become-a-sponsor', 'Send enquiry'],
  ['/login', 'Sign in'],
  ['/register/visitor', 'Create account'],
  ['/forgot-password', 'Send reset link'],
  ['/reset-password/token', 'Set new password'],
  ['/profile/change-password', 'Update Password'],
  ['/profile/team', 'Add Member'],
])(
  'the form at %s, sent without its script, puts nothing into the address',
  async (path, words) => {
    const signedIn = path.startsWith('/profile');
    visit(path, signedIn ? { user: person({ userType: 'participant' }) } : {});
    const form = (await button(words)).closest('form');
    expect(form).toHaveProperty('method', 'post');
    expect(form).toHaveProperty('noValidate', true);
  },
);

describe('a form in the static HTML', () => {
  it.each(['/login', '/register/visitor', '/forgot-password', '/become-a-sponsor'])(
    'at %s cannot be sent before its script is there, which would lose what was typed',
    async (path) => {
      const { html } = await prerender(path);
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      const buttons = [...(main?.querySelectorAll('button[type="submit"]') ?? [])];
      expect(buttons.length).toBeGreaterThan(0);
      for (const submit of buttons) expect(submit).toHaveProperty('disabled', true);
    },
  );

  it('can be sent as soon as it is', async () => {
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

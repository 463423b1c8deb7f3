import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Form, SubmitButton } from '../../src/forms/Form';
import { useSiteForm } from '../../src/forms/useSiteForm';
import { render as prerender } from '../../src/buildtime/static/render';
import { button, field } from '../fields';
import { visit } from '../visit';
import { accepting } from './accepting';

function EmptyForm() {
  const form = useSiteForm(accepting());
  return (
    <Form form={form}>
      <SubmitButton busyLabel="Sending…">Send</SubmitButton>
    </Form>
  );
}

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

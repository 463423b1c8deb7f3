import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../src/api/client.ts';
import { Form, SubmitButton } from '../../src/forms/Form.tsx';
import { FormField } from '../../src/forms/FormField.tsx';
import { failure, type Outcome, success } from '../../src/forms/outcome.ts';
import { OutcomeAlert } from '../../src/forms/OutcomeAlert.tsx';
import { useField, useFieldValue } from '../../src/forms/useField.ts';
import { useForm } from '../../src/forms/useForm.ts';
import { expectConsole } from '../support/console.ts';
import { button, closest, field, press } from '../support/steps.ts';

const fieldNames = ['name', 'size', 'note', 'agreed'] as const;

type Send = (
  values: Record<(typeof fieldNames)[number], string>,
  signal: AbortSignal,
) => Promise<Outcome | null>;

function SmallForm({ send }: { send: Send }) {
  const form = useForm({ fieldNames, submit: send, noResponse: 'Nothing came.' });
  return (
    <Form form={form}>
      <OutcomeAlert outcome={form.outcome} />
      <FormField name="name" rule={{ missingText: 'A name, please.' }} label="Name" />
      <FormField name="note" label="Note" type="message" rows={3} />
      <Choices />
      <Greeting />
      <input name="other" defaultValue="not sent" aria-label="No field of the form" />
      <SubmitButton busyLabel="Sending…">Send</SubmitButton>
    </Form>
  );
}

const Greeting = () => <p>Hello {useFieldValue('name')}</p>;

function Choices() {
  const { attributes: size } = useField('size');
  const { attributes: agreed } = useField('agreed');
  return (
    <>
      <select {...size} aria-label="Size">
        <option value="">Choose…</option>
        <option value="l">Large</option>
      </select>
      <input {...agreed} type="checkbox" aria-label="Agreed" />
    </>
  );
}

const done = success('Done.');
const failed = failure('No.');

function open(send: Send) {
  const sent = vi.fn(send);
  const view = render(<SmallForm send={sent} />);
  return { ...view, sent, user: userEvent.setup() };
}

/** Opens a form whose call lasts until `end`. */
function openHeld() {
  let resolve: (outcome: Outcome | null) => void = () => undefined;
  const send = () => new Promise<Outcome | null>((settle) => (resolve = settle));
  return { ...open(send), end: (outcome: Outcome | null) => resolve(outcome) };
}

const nameField = () => field('Name');

/** Sets a field as a password manager may: without any event. */
function fillSilently(element: HTMLElement, property: 'value' | 'checked', value: unknown): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(element, value);
}

describe('a submit', () => {
  it('sends values that a password manager set without an event', async () => {
    const { sent, user } = open(() => Promise.resolve(done));
    fillSilently(await nameField(), 'value', 'Ada');
    fillSilently(screen.getByLabelText('Size'), 'value', 'l');
    fillSilently(await field('Note'), 'value', 'two\nlines');
    fillSilently(screen.getByLabelText('Agreed'), 'checked', true);
    await press(user, 'Send');
    await screen.findByText('Done.');
    expect(sent.mock.calls.map(([values]) => values)).toEqual([
      { name: 'Ada', size: 'l', note: 'two\nlines', agreed: 'on' },
    ]);
  });

  it('clears the fields after a success', async () => {
    const { user } = open(() => Promise.resolve(done));
    await user.type(await nameField(), 'Ada');
    expect(screen.getByText('Hello Ada')).toBeVisible();
    await user.keyboard('{Enter}');
    const message = await screen.findByRole('status', { name: 'Done.' });
    expect(message).toHaveFocus();
    // The focus reads it; a live region would repeat it.
    expect(message).toHaveAttribute('aria-live', 'off');
    expect(await nameField()).toHaveValue('');
    expect(screen.getByText('Hello')).toBeVisible();
    expect(screen.queryByText('A name, please.')).toBeNull();

    await press(user, 'Send');
    expect(await screen.findByText('A name, please.')).toBeVisible();
    expect(screen.queryByText('Done.')).toBeNull();
  });

  it('announces a long wait and returns focus to the button', async () => {
    const { user, end } = openHeld();
    await user.type(await nameField(), 'Ada');
    (await button('Send')).focus();
    await user.keyboard('{Enter}');
    expect(closest(await button('Sending…'), 'span')).toHaveFocus();
    expect(await screen.findByText('Please wait…')).toHaveAttribute('aria-live', 'polite');
    end(null);
    expect(await button('Send')).toHaveFocus();
  });

  it('moves the focus to the message even if another button has it', async () => {
    const { user } = open(() => Promise.resolve(done));
    await user.type(await nameField(), 'Ada');
    render(<button>Elsewhere</button>);
    await user.click(screen.getByText('Elsewhere'));
    await press(user, 'Send');
    expect(await screen.findByRole('status')).toHaveFocus();
  });

  it('leaves the focus in another form if the visitor types there', async () => {
    const { user, end } = openHeld();
    render(<input aria-label="Another form" />);
    await user.type(await nameField(), 'Ada{Enter}');
    await user.type(screen.getByLabelText('Another form'), 'Lov');
    end(done);
    const message = await screen.findByRole('status');
    expect(message).toHaveTextContent('Done.');
    expect(message).not.toHaveAttribute('aria-live');
    await user.keyboard('elace');
    expect(screen.getByLabelText('Another form')).toHaveValue('Lovelace');
  });

  it.each([
    { place: 'the body', focused: () => document.body },
    // A URL with a hash moves the focus there.
    { place: 'a part of the page around the form', focused: (part: HTMLElement) => part },
  ])('moves the focus to the message from $place', async ({ focused }) => {
    const { container, user, end } = openHeld();
    await user.type(await nameField(), 'Ada{Enter}');
    (await nameField()).blur();
    container.tabIndex = -1;
    focused(container).focus();
    expect(focused(container)).toHaveFocus();
    end(done);
    expect(await screen.findByRole('status')).toHaveFocus();
  });

  it('hides the old message and keeps its space during the next call', async () => {
    const { user, end } = openHeld();
    await user.type(await nameField(), 'Ada{Enter}');
    end(failed);
    const first = await screen.findByRole('alert');
    await press(user, 'Send');
    expect(await button('Sending…')).toBeDisabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('No.').closest('[aria-hidden="true"]')).toHaveClass('superseded');
    end(failed);
    const second = await screen.findByRole('alert');
    expect(second).not.toBe(first); // Live regions announce new elements only.
    expect(second).toHaveFocus();
    expect(screen.getAllByText('No.')).toHaveLength(1);
  });

  it('focuses the field in error again if Enter was pressed in it', async () => {
    const { user } = open(() => Promise.resolve(done));
    await user.click(await nameField());
    const focused = vi.fn();
    (await nameField()).addEventListener('focus', focused);
    await user.keyboard('{Enter}');
    // Focus makes screen readers read the error.
    expect(await screen.findByText('A name, please.')).toBeVisible();
    expect(focused).toHaveBeenCalledOnce();
  });
});

describe('a submit without a response', () => {
  it('shows the `data.error` of a thrown error', async () => {
    const thrown = Object.assign(new NetworkError('no'), { data: { error: 'Try later.' } });
    const { user } = open(() => Promise.reject(thrown));
    await user.type(await nameField(), 'Ada{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later.');
  });

  it('logs an error that is not a network failure', async () => {
    expectConsole('TypeError: a mistake of ours');
    const { user } = open(() => Promise.reject(new TypeError('a mistake of ours')));
    await user.type(await nameField(), 'Ada{Enter}');
    expect(await screen.findByText('Nothing came.')).toBeVisible();
  });
});

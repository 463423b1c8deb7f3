import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { countries } from '../../src/data/countries.ts';
import { Form } from '../../src/forms/Form.tsx';
import { phoneFieldNames, type PhoneValues, toPhone } from '../../src/forms/phone.ts';
import { PhoneFields } from '../../src/forms/PhoneFields.tsx';
import { useForm } from '../../src/forms/useForm.ts';
import { settled } from '../support/mockedApi.ts';
import { field, press, setUpUser } from '../support/steps.ts';

const missing = 'Please choose.';
const unknownCode =
  'We do not know this country code. Choose your country from the list and enter the number without a country code.';

function PhoneForm({ onSent }: { onSent: (phone: object) => null }) {
  const submit = (values: PhoneValues) => onSent(toPhone(values));
  const form = useForm({ fieldNames: phoneFieldNames, submit });
  return (
    <Form form={form}>
      <PhoneFields missingText={missing} />
      <button type="submit">Send</button>
    </Form>
  );
}

async function open() {
  const user = setUpUser();
  const onSent = vi.fn<(phone: object) => null>(() => null);
  render(<PhoneForm onSent={onSent} />);
  const country = (await field('Country code')) as HTMLSelectElement;
  const phone = (await field('Phone number')) as HTMLInputElement;
  const chosen = () => country.selectedOptions[0]?.textContent;
  const send = () => press(user, 'Send');
  const paste = async (text: string) => {
    await user.click(phone);
    await user.paste(text);
  };
  return { user, onSent, country, phone, chosen, send, paste };
}

it('each country has an option, which begins with its name', async () => {
  const { country } = await open();
  const options = [...country.options].map(({ text, value }) => `${value}: ${text}`);
  expect(options).toHaveLength(countries.length + 1);
  expect(options.slice(0, 2)).toEqual([': Choose…', '93-AF: Afghanistan (+93)']);
});

it('a choice of another country checks the number again', async () => {
  const { user, country, phone, send, onSent } = await open();
  await user.selectOptions(country, 'Switzerland (+41)');
  await user.type(phone, '7912345');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid phone number.');
  expect(phone).toBeInvalid();
  await user.selectOptions(country, 'Liechtenstein (+423)');
  await waitFor(() => expect(phone).toBeValid());
  await user.selectOptions(country, 'Switzerland (+41)');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid phone number.');
  expect(onSent).not.toHaveBeenCalled();
});

describe('the phone number', () => {
  it('drops letters, spaces, and any sign that follows a digit', async () => {
    const { user, phone, paste } = await open();
    await user.type(phone, '7a9+ 1-2(3)٤');
    expect(phone).toHaveValue('79123');
    await paste('45 6');
    expect(phone).toHaveValue('79123456');
  });

  it.each(['Choose…', 'Switzerland (+41)'])(
    'with an unknown country code stays as typed and is not sent, with “%s” chosen',
    async (option) => {
      const { user, country, phone, chosen, send, onSent } = await open();
      await user.selectOptions(country, option);
      await user.type(phone, '+999 123 456');
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent(unknownCode);
      expect(phone).toHaveFocus();
      expect([chosen(), phone.value]).toEqual([option, '+999123456']);
      expect(country).toHaveAttribute('aria-invalid', 'false');
      expect(onSent).not.toHaveBeenCalled();
      await user.clear(phone);
      await user.type(phone, '+41791234567');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is sent on Enter, with its country code in a field of its own', async () => {
    const { user, phone, onSent } = await open();
    await user.type(phone, '+41791234567{Enter}');
    const sent = { dialCode: '41', phone: '791234567' };
    await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(sent));
    expect(phone).toHaveValue('791234567');
  });

  it('with a country code is valid once it is complete, and chooses the country on blur', async () => {
    const { user, phone, chosen, send } = await open();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
    await user.type(phone, '+4179123456');
    expect(await screen.findByText('Invalid phone number.')).toBeVisible();
    await user.type(phone, '7');
    await waitFor(() => expect(phone).toBeValid());
    await user.tab();
    expect([chosen(), phone.value]).toEqual(['Switzerland (+41)', '791234567']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    { text: '12', value: '791234', caret: 4 },
    { text: 'a', value: '7934', caret: 2 },
  ])('keeps the caret when $text is typed in the middle', async ({ text, value, caret }) => {
    const { user, phone } = await open();
    await user.type(phone, '7934');
    await user.type(phone, text, { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(phone).toHaveValue(value);
    expect(phone).toHaveProperty('selectionStart', caret);
  });

  it('keeps the chosen country if several countries share its country code', async () => {
    const { user, country, phone, chosen, paste } = await open();
    await user.selectOptions(country, 'Canada (+1)');
    await paste('+1 204 555 0123');
    expect(chosen()).toBe('Canada (+1)');
    expect(phone).toHaveValue('2045550123');
  });

  it('is checked when it is pasted, but only after the first submit', async () => {
    const { user, phone, send, paste } = await open();
    await paste('+41 79 123 45');
    await settled();
    expect(screen.queryByText('Invalid phone number.')).toBeNull();
    await send();
    await screen.findByText('Invalid phone number.');
    await user.clear(phone);
    await screen.findByText(missing);
    await paste('+41 79 123 45');
    await screen.findByText('Invalid phone number.');
  });

  it('sets both fields when the browser fills it in', async () => {
    const { phone, chosen } = await open();
    fireEvent.change(phone, { target: { value: '+41791234567' } });
    expect(chosen()).toBe('Switzerland (+41)');
    expect(phone).toHaveValue('791234567');
  });

  it('loses its country code on submit if the browser filled it in before hydration', async () => {
    const { phone, send, onSent } = await open();
    phone.value = '+41 79 123 45 67';
    await send();
    expect(onSent).toHaveBeenCalledExactlyOnceWith({ dialCode: '41', phone: '791234567' });
  });
});

it('the hint of the phone field says how many digits the country’s numbers have, even beside an error', async () => {
  const { user, country, phone, send } = await open();
  expect(phone).toHaveAccessibleDescription('Digits; a + may come first.');
  await user.selectOptions(country, 'Germany (+49)');
  expect(phone).toHaveAccessibleDescription('Germany: 5 to 15 digits.');
  await user.selectOptions(country, 'Switzerland (+41)');
  await user.type(phone, '7912');
  await send();
  await screen.findByText('Invalid phone number.');
  expect(phone).toHaveAccessibleDescription('Invalid phone number. Switzerland: 9 digits.');
  // The error belongs to the number alone.
  expect(country).not.toHaveAccessibleDescription();
  expect(country).toBeValid();
});

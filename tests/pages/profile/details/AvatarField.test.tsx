import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ada } from '../../../support/accounts.ts';
import { jsonReply, stubCall } from '../../../support/mockedApi.ts';
import { button, field, press } from '../../../support/steps.ts';
import { visit } from '../../../support/visit.tsx';

const readable = new File(['a picture'], 'me.png', { type: 'image/png' });
const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
const slow = new File(['another'], 'slow.png', { type: 'image/png' });
const stored = '/public/uploads/ada.png';
/** The fake browser's data URL of a file. */
const urlOf = (file: { name: string }) => `data:image/webp;base64,${btoa(file.name)}`;
const pickedUrl = urlOf(readable);

let decode: () => void = () => undefined;
/** Settles when the browser has decoded the slow picture. */
let decoded: Promise<void>;

/** jsdom decodes no pictures: the fake browser reads every file but `broken`. */
beforeEach(() => {
  decoded = new Promise((resolve) => (decode = resolve));
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) =>
    file instanceof File ? file.name : 'blob:',
  );
  class FakeImage {
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    naturalWidth = 800;
    naturalHeight = 600;
    name = '';
    set src(url: string) {
      this.name = url;
      queueMicrotask(() => (url === broken.name ? this.onerror() : this.onload()));
    }
    decode = () => (this.name === slow.name ? decoded : Promise.resolve());
  }
  vi.stubGlobal('Image', FakeImage);
  let drawn = '';
  const context = { drawImage: (image: FakeImage) => (drawn = urlOf(image)) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => drawn);
});

async function openForm() {
  const { user } = visit('/profile', { as: { ...ada, avatar: stored } });
  await press(user, 'Edit profile');
  return { user, picker: (await field('Edit avatar')) as HTMLInputElement };
}

/** The pictures of the page: the user's, then the form's. */
const shown = () =>
  [...document.querySelectorAll('main img')].map((img) => img.getAttribute('src'));

/** Saves the profile. @returns the avatar that is sent. */
async function saveAvatar(user: UserEvent) {
  const calls = stubCall('/api/secure/profile', jsonReply({ success: true }));
  await press(user, 'Save');
  await waitFor(() => expect(calls).toHaveLength(1));
  return (calls[0]?.body as { avatar: unknown }).avatar;
}

it('a save waits until the picture has been scaled', async () => {
  const { user, picker } = await openForm();
  await user.upload(picker, slow);
  const sent = saveAvatar(user);
  expect(await button('Saving…')).toBeDisabled();
  decode();
  expect(await sent).toBe(urlOf(slow));
});

it('the second of two pictures is sent, even if the first takes longer', async () => {
  const { user, picker } = await openForm();
  expect(picker).toHaveAttribute('accept', 'image/*');
  await user.upload(picker, slow);
  await user.upload(picker, readable);
  decode();
  await waitFor(() => expect(shown()).toEqual([stored, pickedUrl]));
  expect(await saveAvatar(user)).toBe(pickedUrl);
});

it('a file that is not a picture is reported, and the last picture stays', async () => {
  const { user, picker } = await openForm();
  await user.upload(picker, broken);
  const sentence = /cannot open this file as a picture\./;
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(picker).toHaveAccessibleDescription(sentence);
  expect(shown()).toEqual([stored, stored]);

  await user.upload(picker, readable);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.upload(picker, broken);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await saveAvatar(user)).toBe(pickedUrl);
});

it('the same file can be picked twice', async () => {
  const { user, picker } = await openForm();
  await user.upload(picker, broken);
  await screen.findByRole('alert');
  expect(picker.value).toBe('');
  await user.upload(picker, broken);
  await waitFor(() => expect(picker.value).toBe(''));
  // Some browsers report a cancelled picker as a change to no file.
  fireEvent.change(picker, { target: { files: [] } });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(shown()).toEqual([stored, stored]);

  await user.upload(picker, readable);
  await screen.findByText(/New picture chosen/);
  fireEvent.change(picker, { target: { files: [] } });
  expect(await saveAvatar(user)).toBe(pickedUrl);
});

it('Cancel restores the old picture', async () => {
  const { user, picker } = await openForm();
  await user.upload(picker, readable);
  await screen.findByText(/New picture chosen/);
  await press(user, 'Cancel');
  await press(user, 'Edit profile');
  expect(shown()).toEqual([stored, stored]);
  expect(await saveAvatar(user)).toBe(stored);
});

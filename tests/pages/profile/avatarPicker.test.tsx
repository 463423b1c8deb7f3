import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { person, visit } from '../../visit';
import { field } from '../../fields';
import { recordCalls } from '../../server';

const path = '/api/secure/profile';
const profile = person({ avatar: '/public/uploads/ada.png' });
const readable = new File(['a picture'], 'me.png', { type: 'image/png' });
const text = new File(['no picture'], 'text.png', { type: 'image/png' });
const slow = new File(['another'], 'slow.png', { type: 'image/png' });
/** The fake browser's data URL of a file. */
const urlOf = (file: { name: string }) => `data:image/webp;base64,${btoa(file.name)}`;
const pickedUrl = urlOf(readable);

/** Settles when the browser has decoded the slow picture. */
let decoded = Promise.resolve();

/** jsdom decodes no pictures: the fake browser reads every file but `text`. */
beforeEach(() => {
  decoded = Promise.resolve();
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
      queueMicrotask(() => (url === text.name ? this.onerror() : this.onload()));
    }
    decode = () => (this.name === slow.name ? decoded : Promise.resolve());
  }
  vi.stubGlobal('Image', FakeImage);
  let drawn = '';
  const context = { drawImage: (image: FakeImage) => (drawn = urlOf(image)) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => drawn);
});

/** Opens the profile in edit mode. */
async function editing() {
  const visited = visit('/profile', { user: profile });
  await visited.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByRole('heading', { name: 'Edit profile' });
  return { ...visited, picker: await picker() };
}

async function picker(): Promise<HTMLInputElement> {
  const input = await field('Edit avatar');
  if (!(input instanceof HTMLInputElement)) throw new Error('This is no file picker');
  return input;
}

/** The pictures of the page: the user's, then the form's. */
const shown = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].map((img) =>
    img.getAttribute('src'),
  );

/** The avatar that a save sends. */
async function savedAvatar(user: Awaited<ReturnType<typeof editing>>['user']) {
  const calls = recordCalls(path, () => HttpResponse.json({ success: true }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  return (calls[0]?.body as { avatar: unknown }).avatar;
}

it('a picture that is still being read delays the save', async () => {
  const { user, picker } = await editing();
  let decode: () => void = () => undefined;
  decoded = new Promise((resolve) => (decode = resolve));
  await user.upload(picker, slow);
  const sent = savedAvatar(user);
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  decode();
  expect(await sent).toBe(urlOf(slow));
});

it('of two pictures the last one is previewed and sent, however long the first takes', async () => {
  const { user, picker } = await editing();
  expect(picker).toHaveAttribute('accept', 'image/*');
  let decode: () => void = () => undefined;
  decoded = new Promise((resolve) => (decode = resolve));
  await user.upload(picker, slow);
  await user.upload(picker, readable);
  decode();
  await waitFor(() => expect(shown()).toEqual(['/public/uploads/ada.png', pickedUrl]));
  expect(await savedAvatar(user)).toBe(pickedUrl);
});

it('a file that is not a picture is reported and changes nothing; the next picture is taken', async () => {
  const { user, picker } = await editing();
  await user.upload(picker, text);
  const sentence = /cannot open this file as a picture\./;
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(picker).toHaveAccessibleDescription(sentence);
  expect(shown()).toEqual(['/public/uploads/ada.png', '/public/uploads/ada.png']);

  await user.upload(picker, readable);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.upload(picker, text);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await savedAvatar(user)).toBe(pickedUrl);
});

it('the same file can be picked twice, and a cancelled picker changes nothing', async () => {
  const { user, picker } = await editing();
  await user.upload(picker, text);
  await screen.findByRole('alert');
  expect(picker.value).toBe('');
  await user.upload(picker, text);
  await waitFor(() => expect(picker.value).toBe(''));
  // Some browsers report a cancelled picker as a change to no file.
  fireEvent.change(picker, { target: { files: [] } });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(shown()).toEqual(['/public/uploads/ada.png', '/public/uploads/ada.png']);

  await user.upload(picker, readable);
  await screen.findByText(/New picture selected/);
  fireEvent.change(picker, { target: { files: [] } });
  expect(await savedAvatar(user)).toBe(pickedUrl);
});

it('Cancel brings the old picture back', async () => {
  const { user, picker } = await editing();
  await user.upload(picker, readable);
  await screen.findByText(/New picture selected/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  expect(shown()).toEqual(['/public/uploads/ada.png', '/public/uploads/ada.png']);
  expect(await savedAvatar(user)).toBe('/public/uploads/ada.png');
});

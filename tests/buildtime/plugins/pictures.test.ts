import { expect, it } from 'vitest';
import { pictures } from '../../../src/buildtime/plugins/pictures';

it.each([
  ['serve', true],
  ['build', false],
])(
  'with the command %s, the pictures of articles are in the list of all pages: %s',
  async (command, all) => {
    const { configResolved, load } = pictures() as unknown as {
      configResolved: (config: object) => Promise<void>;
      load: (id: string) => string;
    };
    await configResolved({ command, build: { assetsDir: 'assets' } });
    expect(load('\0virtual:pictures').includes('"news/06-rubble"')).toBe(all);
  },
);

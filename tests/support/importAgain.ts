import { onTestFinished, vi } from 'vitest';

/** Imports a module again, as a reload would; the next file gets modules of its own. */
export function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  return load();
}

import { onTestFinished, vi } from 'vitest';

/** Imports a module again, as a reload would. The next file gets modules of its own, because files share modules. */
export function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  return load();
}

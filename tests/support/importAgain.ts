import { onTestFinished, vi } from 'vitest';

/** Imports a module again, as a reload would. After the test, the modules are reset, so that no later file gets this copy. */
export function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  return load();
}

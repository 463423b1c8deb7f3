import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}

/** Vitest's printed seed, which shuffles the files, also seeds the generated values. */
export default ({ provide, config }: TestProject): void => provide('seed', config.sequence.seed);

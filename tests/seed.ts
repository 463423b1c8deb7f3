import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Seed of the run. */
    seed: number;
  }
}

/** Hands the seed that Vitest prints and shuffles the files with to the generated values. */
export default ({ provide, config }: TestProject): void => provide('seed', config.sequence.seed);

// These depend on the phase of the build, not on the visitor's clock. See phases.ts.

/** True if the site was built before the championship. */
export const isBuiltBeforeEvent = (): boolean => __BUILD_PHASE__ === 'before';

/** True if the site was built after the championship. */
export const isBuiltAfterEvent = (): boolean => __BUILD_PHASE__ === 'after';

/** Joins the sentences of a paragraph. Leaves out empty ones, and those of another phase, which are `false`. */
export const paragraph = (...sentences: readonly (string | false)[]): string =>
  sentences.filter(Boolean).join(' ');

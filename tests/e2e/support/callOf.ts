import { accessibleName } from '../../support/dom.ts';
import { pageFunctions } from './pageFunctions.ts';

export type PageFunctions = ReturnType<typeof pageFunctions>;

/** The expression that calls a function in the page. */
export const callOf = <Name extends keyof PageFunctions>(
  name: Name,
  ...values: Parameters<PageFunctions[Name]>
) =>
  `(${String(pageFunctions)})(${String(accessibleName)}).${name}(${values.map((value) => JSON.stringify(value)).join()})`;

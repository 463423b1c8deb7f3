import { shellFile } from '../../src/buildtime/outputFiles.ts';
import { planSite } from '../../src/buildtime/prerender/sitePlan.ts';

// Imports the modules of pages, but renders none: an error while rendering must fail a test.
const { pages, hostRoutes } = await planSite();

/** The pages that the build prerenders. */
export const staticPages = pages;

/** The paths of the pages that the app renders in the shell, as in the route table. */
export const shellPaths = hostRoutes
  .filter(({ file }) => file === shellFile)
  .map(({ path }) => path);

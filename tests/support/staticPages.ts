import { outputOfRoutes } from '../../src/buildtime/static/renderSite';

/** The pages that the build prerenders. */
export const { pages: staticPages } = await outputOfRoutes();

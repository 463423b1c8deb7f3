import { championship } from '../../../src/data/championship.ts';

/* The settings that do not depend on the tested server; see vitest.config.ts. */

/** The URL that a setting contains. */
export const urlFrom = (setting = '') => setting.replace(/\/+$/, '');

/** Origin of the site, which every request names as a browser does. */
export const site = urlFrom(process.env.SITE_ORIGIN) || `https://${championship.domain}`;

export const organizerEmail = process.env.ORGANIZER_EMAIL || championship.email;

import { addDays, formatDays } from './days.ts';

/** When doors open and the countdown ends, with Zurich's offset on that day. */
const startsAt = '2026-09-07T09:00:00+02:00';
/** Midnight in Zurich after the last day. */
const endsAt = '2026-09-14T00:00:00+02:00';
/** When the dates or the name last changed. Calendars replace an imported entry that is older. */
const changedAt = '2025-06-03T07:00:00Z';

const firstDay = startsAt.slice(0, 10);
const lastDay = addDays(endsAt.slice(0, 10), -1);
const year = firstDay.slice(0, 4);
const name = 'World Humanoid Robotics Championship';
const abbreviation = 'WHRC';
const domain = 'whrc2026.example';

/** The event's dates, names and email addresses. See product.md, Facts. */
export const event = {
  name,
  nameAndYear: `${name} ${year}`,
  abbreviation,
  shortName: `${abbreviation} ${year}`,
  city: 'Zurich',
  country: 'Switzerland',
  timeZone: 'Europe/Zurich',
  year,
  startsAt,
  endsAt,
  changedAt,
  firstDay,
  lastDay,
  dates: formatDays(firstDay, lastDay),
  /** Hour and minute in Zurich. */
  doorsOpen: startsAt.slice(11, 16),
  organizer: `${name} Association`,
  domain,
  email: `info@${domain}`,
  teamEmail: `teams@${domain}`,
  sponsorEmail: `sponsors@${domain}`,
  mediaEmail: `media@${domain}`,
  privacyEmail: `privacy@${domain}`,
  securityEmail: `security@${domain}`,
  copyrightYear: 2025,
} as const;

export const claims = [
  { figure: '5,000+', label: 'live attendees' },
  { figure: '100,000+', label: 'online viewers' },
  { figure: '20+', label: 'countries represented' },
] as const;

/** Not counted, because the home page does not load the tests of the categories. A test compares the figures. */
export const programmeFigures = [
  { figure: '7', label: 'days' },
  { figure: '5', label: 'courses' },
  { figure: '20', label: 'tests' },
] as const;

export const contactEmails = [
  { name: 'Teams', email: event.teamEmail },
  { name: 'Sponsors', email: event.sponsorEmail },
  { name: 'Media', email: event.mediaEmail },
  { name: 'Everything else', email: event.email },
] as const;

export const socialLinks = [
  { name: 'Instagram', url: 'https://www.instagram.com/whrc2026' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/whrc2026' },
  { name: 'X', url: 'https://x.com/whrc2026' },
] as const;

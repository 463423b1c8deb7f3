import { addDays, formatDays } from './days.ts';

const firstDay = '2026-09-07';
const lastDay = '2026-09-13';
/** Hour and minute in Zurich. */
const doorsOpen = '09:00';
/** Zurich's offset on all days of the event. */
const utcOffset = '+02:00';
const year = firstDay.slice(0, 4);
const name = 'World Humanoid Robotics Championship';
const abbreviation = 'WHRC';
const domain = 'whrc2026.example';

/** The time in Zurich at which a day begins. */
export const startOfDay = (isoDate: string) => `${isoDate}T00:00:00${utcOffset}`;

/** The event's dates, names and email addresses. See product.md, Facts. */
export const championship = {
  name,
  nameAndYear: `${name} ${year}`,
  abbreviation,
  shortName: `${abbreviation} ${year}`,
  city: 'Zurich',
  country: 'Switzerland',
  timeZone: 'Europe/Zurich',
  year,
  /** The doors open, and the countdown ends. */
  startsAt: `${firstDay}T${doorsOpen}:00${utcOffset}`,
  endsAt: startOfDay(addDays(lastDay, 1)),
  firstDay,
  lastDay,
  dates: formatDays(firstDay, lastDay),
  doorsOpen,
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

/** A figure of the home page; the sponsor page uses the claims, too. */
interface Figure {
  figure: string;
  label: string;
  /** Says more on wide screens. */
  note?: string;
}

export const claims: readonly Figure[] = [
  { figure: '5,000+', label: 'live attendees' },
  { figure: '100,000+', label: 'online viewers' },
  { figure: '20+', label: 'countries represented' },
];

/** Written out, because the home page does not load the categories' tests. A unit test compares the figures. */
export const programmeFigures: readonly Figure[] = [
  { figure: '5', label: 'courses', note: 'one for each category' },
  { figure: '20', label: 'tests', note: 'four on each course' },
  { figure: '1,000', label: 'points at most', note: 'in a run, 600 of them for its tests' },
];

export const contactEmails = [
  { name: 'Teams', email: championship.teamEmail },
  { name: 'Sponsors', email: championship.sponsorEmail },
  { name: 'Media', email: championship.mediaEmail },
  { name: 'Everything else', email: championship.email },
] as const;

export const socialLinks = [
  { name: 'Instagram', url: 'https://www.instagram.com/whrc2026' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/whrc2026' },
  { name: 'X', url: 'https://x.com/whrc2026' },
] as const;

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { championship } from './data/championship.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Root } from './layout/Root.tsx';
import { ParticipantOnly, SignedInOnly, SignedOutOnly } from './routing/guards.tsx';
import type { Head } from './routing/head.ts';
import type { PageModule } from './routing/pageModule.ts';
import { awaitModule } from './routing/reloadOnMissingChunk.ts';

/**
 * A row of the route table. Its module is a `PageModule`. Unless it has `prerendered: false`, the build makes one or more
 * pages of it (`StaticPage`) and renders them (`RenderedPage`). It also tells hosts which file to send for a path
 * (`HostRoute`).
 */
export interface PageRoute extends Pick<Head, 'title' | 'description' | 'noindex'> {
  /** Omitted for the page at the URL of its parent. */
  path?: string;
  /** Who may see the page (default: everyone). */
  guard?: ComponentType;
  /**
   * The page's module, a path under `src`. Not an import, because the build looks up its chunks by this name. The
   * compiler does not check that the file exists, but the tests open every page.
   */
  source: `${string}${'Page' | 'Layout'}.tsx`;
  /** False if the build cannot know what the page shows: its URLs then get the shell (default: true). */
  prerendered?: boolean;
  /** Pages inside this one. All of them get the shell. */
  children?: readonly PageRoute[];
}

/* prettier-ignore */
const publicPages: readonly PageRoute[] = [
  { path: '/', title: championship.name,
    description: `The world championship for humanoid robots in Zurich, ${championship.dates}: courses built like workplaces, the rules, news and sponsorship.`,
    source: 'pages/home/HomePage.tsx' },
  { path: '/competition-categories', title: 'Competition Categories',
    description: 'The courses and tests of every category: what humanoid robots must do, and how they are scored.',
    source: 'pages/categories/CategoriesPage.tsx' },
  { path: '/news-or-blog', title: 'News & Blog',
    description: `Arena, rules, scoring and robots: all articles about the ${championship.name}.`,
    source: 'pages/news/NewsListPage.tsx' },
  { path: '/news/:id', title: 'News',
    description: `An article about the ${championship.name}.`,
    source: 'pages/news/NewsArticlePage.tsx' },
  { path: '/faq.html', title: 'Community & FAQ',
    description: `Programme of the ${championship.name} in Zurich, ${championship.dates}, and answers on tickets, teams, rules, accounts, sponsors and travel.`,
    source: 'pages/community/CommunityPage.tsx' },
  { path: '/become-a-sponsor', title: 'Become a Sponsor',
    description: `Silver, Gold and Platinum: what sponsors of the ${championship.name} get, and how to enquire.`,
    source: 'pages/sponsor/SponsorPage.tsx' },
  { path: '/purchase', title: 'Tickets & Live Stream',
    description: `Where tickets and live-stream passes for the ${championship.name} are sold, and how to hear when sales open.`,
    source: 'pages/tickets/TicketsPage.tsx' },
  // On these two pages, the title is the heading, and the description is the lead.
  { path: '/privacy-policy', title: 'Privacy Policy',
    description: 'What data this site keeps, why and for how long, and what you can ask us to do with it.',
    source: 'pages/legal/LegalPage.tsx' },
  { path: '/terms-conditions', title: 'Terms & Conditions',
    description: 'The terms for using this site and its accounts, and what happens to your data.',
    source: 'pages/legal/LegalPage.tsx' },
];

/* prettier-ignore */
const accountPages: readonly PageRoute[] = [
  { path: '/login', title: 'Sign In', guard: SignedOutOnly,
    description: 'Sign in to your championship account.',
    source: 'pages/account/SignInPage.tsx' },
  { path: '/register', title: 'Register', guard: SignedOutOnly,
    description: 'Register as a visitor or a participant, or become a sponsor.',
    source: 'pages/account/RoleChooserPage.tsx' },
  { path: '/register/:id', title: 'Registration', guard: SignedOutOnly,
    description: 'Register as a visitor or a participant.',
    source: 'pages/account/SignUpPage.tsx' },
  { path: '/register/:id/:type', title: 'Registration', prerendered: false, guard: SignedOutOnly,
    description: 'Register as a visitor or a participant.',
    source: 'pages/account/SignUpPage.tsx' },
  { path: '/verify-Profile/:token?', title: 'Verify Your Email', prerendered: false,
    description: 'Verify your email address.',
    source: 'pages/account/VerifyProfilePage.tsx' },
  { path: '/forgot-password', title: 'Forgot Password',
    description: 'Request a link to reset your password.',
    source: 'pages/account/ForgotPasswordPage.tsx' },
  { path: '/reset-password/:token?', title: 'Reset Password', prerendered: false,
    description: 'Set a new password for your account.',
    source: 'pages/account/ResetPasswordPage.tsx' },
];

/* prettier-ignore */
const profilePages: readonly PageRoute[] = [
  { title: 'Profile',
    description: 'Your profile.',
    source: 'pages/profile/details/DetailsPage.tsx' },
  { path: 'tickets', title: 'Tickets',
    description: 'Your event tickets.',
    source: 'pages/profile/ProfileTicketsPage.tsx' },
  { path: 'applications', title: 'Applications', guard: ParticipantOnly,
    description: 'Your event applications.',
    source: 'pages/profile/ApplicationsPage.tsx' },
  { path: 'preferences', title: 'Preferences',
    description: 'Your preferences.',
    source: 'pages/profile/PreferencesPage.tsx' },
  { path: 'change-password', title: 'Change Password',
    description: 'Change the password of your account.',
    source: 'pages/profile/ChangePasswordPage.tsx' },
  { path: 'team', title: 'Team Management', guard: ParticipantOnly,
    description: 'The members of your team.',
    source: 'pages/profile/team/TeamPage.tsx' },
  { path: 'support', title: 'Support',
    description: 'Help with your account.',
    source: 'pages/profile/SupportPage.tsx' },
];

/* prettier-ignore */
const mailboxPage: PageRoute =
  { path: '/mailbox', title: 'Mailbox', prerendered: false,
    description: 'The emails that a server would have sent.',
    source: 'mocks/mailbox/MailboxPage.tsx' };

/** Pages that search engines must not index, and their children. */
const withNoindex = (list: readonly PageRoute[]): PageRoute[] =>
  list.map((row) => ({
    ...row,
    noindex: true,
    children: row.children && withNoindex(row.children),
  }));

/** The route table. See product.md, Routes. */
/* prettier-ignore */
export const pageRoutes: readonly PageRoute[] = [
  ...publicPages,
  ...withNoindex([
    ...accountPages,
    { path: '/profile', title: 'Profile', guard: SignedInOnly,
      description: 'Your profile.',
      source: 'pages/profile/ProfileLayout.tsx',
      children: profilePages },
    ...(__API_MOCK__ ? [mailboxPage] : []),
    { path: '*', title: 'Page Not Found',
      description: 'This page does not exist or may have been moved.',
      source: 'pages/notFound/NotFoundPage.tsx' },
  ]),
];

/** A missing chunk may resolve to undefined; see `awaitModule`. */
const modules: Record<string, () => Promise<PageModule | undefined>> = {
  ...import.meta.glob<PageModule>('./pages/**/*{Page,Layout}.tsx'),
  ...(__API_MOCK__ ? import.meta.glob<PageModule>('./mocks/mailbox/MailboxPage.tsx') : {}),
};

/** Imports the module of a page. @throws {Error} if there is no such file. */
export function importPage({ source }: PageRoute): Promise<PageModule> {
  const load = modules[`./${source}`];
  if (!load) throw new Error(`The route table names ${source}, but there is no such page`);
  return awaitModule(load());
}

function toRoute(row: PageRoute): RouteObject {
  const { path, guard, children, title, description, noindex } = row;
  // Routes ignore case, so several URLs show the page.
  const canonical = path?.startsWith('/') && !path.includes(':') ? path : undefined;
  const head = { title, description, noindex, canonical } satisfies Head;
  const lazy = async () => {
    const { default: Component, loader, prefetchData } = await importPage(row);
    return { Component, loader, handle: { head, prefetchData } };
  };
  const route: RouteObject = children
    ? { path, lazy, children: children.map(toRoute) }
    : { ...(path === undefined ? { index: true } : { path }), lazy };
  return guard ? { Component: guard, children: [route] } : route;
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    // The inner boundary keeps header and footer.
    children: [{ ErrorBoundary: ErrorPage, children: pageRoutes.map(toRoute) }],
  },
];

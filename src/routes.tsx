import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { event } from './data/event';
import { ErrorPage } from './layout/ErrorPage';
import { Root } from './layout/Root';
import { ParticipantOnly, SignedInOnly, SignedOutOnly } from './routing/guards';
import type { Head, PageModule, RouteHandle } from './routing/page';
import { moduleOrReload } from './routing/reloadOnStaleChunk';

export interface PageRoute extends Pick<Head, 'title' | 'description' | 'noindex'> {
  path?: string;
  /** Who may see the page (default: everybody). */
  guard?: ComponentType;
  /** False if the build cannot know what the page shows: its URLs then get the shell (default: true). */
  prerender?: boolean;
  /** The page's module, a path under `src`. Not an import, because the build looks up its chunks by this name. */
  file: string;
  children?: readonly PageRoute[];
}

/* prettier-ignore */
const profilePages: readonly PageRoute[] = [
  { title: 'Profile', description: 'Your profile.', noindex: true,
    file: 'pages/profile/details/DetailsPage.tsx' },
  { path: 'tickets', title: 'Tickets', description: 'Your event tickets.', noindex: true,
    file: 'pages/profile/TicketsPage.tsx' },
  { path: 'applications', title: 'Applications', description: 'Your event applications.', noindex: true, guard: ParticipantOnly,
    file: 'pages/profile/ApplicationsPage.tsx' },
  { path: 'preferences', title: 'Preferences', description: 'Your preferences.', noindex: true,
    file: 'pages/profile/PreferencesPage.tsx' },
  { path: 'change-password', title: 'Change Password', description: 'Change the password of your account.', noindex: true,
    file: 'pages/profile/ChangePasswordPage.tsx' },
  { path: 'team', title: 'Team Management', description: 'The members of your team.', noindex: true, guard: ParticipantOnly,
    file: 'pages/profile/team/TeamPage.tsx' },
  { path: 'support', title: 'Support', description: 'Help with your account.', noindex: true,
    file: 'pages/profile/SupportPage.tsx' },
];

/** The route table. See product.md, Routes. */
/* prettier-ignore */
export const pages: readonly PageRoute[] = [
  { path: '/', title: event.name,
    description: `The world championship for humanoid robots in Zurich, ${event.dates}: real-world courses, rules, news and sponsorship.`,
    file: 'pages/home/HomePage.tsx' },
  { path: '/competition-categories', title: 'Competition Categories',
    description: 'The courses and tests of every category: what humanoid robots must do, and how they are scored.',
    file: 'pages/categories/CategoriesPage.tsx' },
  { path: '/news-or-blog', title: 'News & Blog',
    description: `Arena, rules, scoring and robots: all articles about the ${event.name}.`,
    file: 'pages/news/NewsListPage.tsx' },
  { path: '/news/:id', title: 'News', description: `An article about the ${event.name}.`,
    file: 'pages/news/NewsArticlePage.tsx' },
  { path: '/faq.html', title: 'Community & FAQ',
    description: `Programme of the ${event.name} in Zurich, ${event.dates}, and answers on tickets, teams, rules, accounts, sponsors and travel.`,
    file: 'pages/community/CommunityPage.tsx' },
  { path: '/become-a-sponsor', title: 'Become a Sponsor',
    description: `Silver, Gold and Platinum: what sponsors of the ${event.name} get, and how to enquire.`,
    file: 'pages/sponsor/SponsorPage.tsx' },
  { path: '/purchase', title: 'Tickets & Live Stream', description: `Where tickets and live-stream passes for the ${event.name} are sold, and when sales open.`,
    file: 'pages/purchase/PurchasePage.tsx' },
  { path: '/privacy-policy', title: 'Privacy Policy', description: 'What data this site keeps, why and for how long, and what you can ask us to do with it.',
    file: 'pages/legal/LegalPage.tsx' },
  { path: '/terms-conditions', title: 'Terms & Conditions', description: 'The terms for using this site and its accounts, and what happens to your data.',
    file: 'pages/legal/LegalPage.tsx' },

  { path: '/login', title: 'Sign In', description: 'Sign in to your championship account.', noindex: true, guard: SignedOutOnly,
    file: 'pages/account/LoginPage.tsx' },
  { path: '/register', title: 'Register', description: 'Register as a visitor or a participant, or become a sponsor.', noindex: true, guard: SignedOutOnly,
    file: 'pages/account/RoleChooserPage.tsx' },
  { path: '/register/:id', title: 'Registration', description: 'Register as a visitor or a participant.', noindex: true, guard: SignedOutOnly,
    file: 'pages/account/SignUpPage.tsx' },
  { path: '/register/:id/:type', title: 'Registration', description: 'Register as a visitor or a participant.', noindex: true, prerender: false, guard: SignedOutOnly,
    file: 'pages/account/SignUpPage.tsx' },
  { path: '/verify-Profile/:token?', title: 'Verify Your Email', description: 'Verify your email address.', noindex: true, prerender: false,
    file: 'pages/account/VerifyProfilePage.tsx' },
  { path: '/forgot-password', title: 'Forgot Password', description: 'Request a link to reset your password.', noindex: true,
    file: 'pages/account/ForgotPasswordPage.tsx' },
  { path: '/reset-password/:token?', title: 'Reset Password', description: 'Set a new password for your account.', noindex: true, prerender: false,
    file: 'pages/account/ResetPasswordPage.tsx' },

  { path: '/profile', title: 'Profile', description: 'Your profile.', noindex: true, prerender: false, guard: SignedInOnly, children: profilePages,
    file: 'pages/profile/ProfileLayout.tsx' },

  ...(__API_MOCK__ ? [{ path: '/mailbox', title: 'Mailbox', description: 'The emails that a server would have sent.', noindex: true, prerender: false,
    file: 'mocks/mailbox/MailboxPage.tsx' }] : []),
  { path: '*', title: 'Page Not Found', description: 'This page does not exist or may have been moved.', noindex: true,
    file: 'pages/notFound/NotFoundPage.tsx' },
];

/** Undefined if the chunk is gone, which `reloadOnStaleChunk` handles. */
const modules: Record<string, () => Promise<PageModule | undefined>> = {
  ...import.meta.glob<PageModule>('./pages/**/*{Page,Layout}.tsx'),
  ...(__API_MOCK__ ? import.meta.glob<PageModule>('./mocks/mailbox/MailboxPage.tsx') : {}),
};

/** Imports the module of a page; if its chunk is gone, the page reloads. @throws if there is no such file. */
export function importPage({ file }: PageRoute): Promise<PageModule> {
  const load = modules[`./${file}`];
  if (!load) throw new Error(`The route table names ${file}, which does not exist`);
  return moduleOrReload(load());
}

function toRoute(page: PageRoute): RouteObject {
  const { path, guard, file, children, title, description, noindex } = page;
  const head = { title, description, noindex };
  const lazy = async () => {
    const { default: Component, loader, prefetch } = await importPage(page);
    return { Component, loader, handle: { head, file, prefetch } satisfies RouteHandle };
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
    children: [{ ErrorBoundary: ErrorPage, children: pages.map(toRoute) }],
  },
];

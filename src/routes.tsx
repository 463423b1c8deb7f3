import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { event } from './data/event';
import { ErrorPage } from './layout/ErrorPage';
import { ParticipantOnly, SignedInOnly, SignedOutOnly } from './routing/guards';
import { componentOf, type Head, type PageModule, type RouteHandle } from './routing/page';
import { Root } from './layout/Root';
import { moduleOrReload } from './routing/reloadOnStaleChunk';

export interface Page extends Head {
  path?: string;
  /** Who may see the page (default: everybody). */
  guard?: ComponentType;
  /** Imports the page; undefined if its chunk is gone, which `reloadOnStaleChunk` handles. */
  page: () => Promise<PageModule | undefined>;
  children?: readonly Page[];
}

/* prettier-ignore */
const profilePages: readonly Page[] = [
  { title: 'Profile', description: 'Your profile.', noindex: true,
    page: () => import('./pages/profile/DetailsPage') },
  { path: 'tickets', title: 'Tickets', description: 'Your event tickets.', noindex: true,
    page: () => import('./pages/profile/TicketsPage') },
  { path: 'applications', title: 'Applications', description: 'Your event applications.', noindex: true, guard: ParticipantOnly,
    page: () => import('./pages/profile/ApplicationsPage') },
  { path: 'preferences', title: 'Preferences', description: 'Your preferences.', noindex: true,
    page: () => import('./pages/profile/PreferencesPage') },
  { path: 'change-password', title: 'Change Password', description: 'Change the password of your account.', noindex: true,
    page: () => import('./pages/profile/ChangePasswordPage') },
  { path: 'team', title: 'Team Management', description: 'The members of your team.', noindex: true, guard: ParticipantOnly,
    page: () => import('./pages/profile/TeamPage') },
  { path: 'support', title: 'Support', description: 'Help with your account.', noindex: true,
    page: () => import('./pages/profile/SupportPage') },
];

/** The route table. See product.md, Routes. */
/* prettier-ignore */
export const pages: readonly Page[] = [
  { path: '/', title: event.name,
    description: `The world championship for humanoid robots: five real-world categories in Zurich, ${event.dates}. Courses, rules, news and sponsorship.`,
    page: () => import('./pages/home/HomePage') },
  { path: '/competition-categories', title: 'Competition Categories',
    description: 'Five courses, twenty tests: what humanoid robots must do in healthcare, retail, warehouses, disaster response and education, and how they are scored.',
    page: () => import('./pages/categories/CategoriesPage') },
  { path: '/news-or-blog', title: 'News & Blog',
    description: `Arena, rules, scoring and robots: all articles about the ${event.name}.`,
    page: () => import('./pages/news/NewsListPage') },
  { path: '/news/:id', title: 'News', description: `An article about the ${event.name}.`,
    page: () => import('./pages/news/NewsArticlePage') },
  { path: '/faq.html', title: 'Community & FAQ',
    description: `Programme of the ${event.name} in Zurich, ${event.dates}, and answers on tickets, teams, rules, accounts, sponsors and travel.`,
    page: () => import('./pages/community/CommunityPage') },
  { path: '/become-a-sponsor', title: 'Become a Sponsor',
    description: `Silver, Gold and Platinum: what sponsors of the ${event.name} get, and how to enquire.`,
    page: () => import('./pages/sponsor/SponsorPage') },
  { path: '/purchase', title: 'Tickets & Live Stream', description: `Where tickets and live-stream passes for the ${event.name} are sold, and when sales open.`,
    page: () => import('./pages/purchase/PurchasePage') },
  { path: '/privacy-policy', title: 'Privacy Policy', description: 'What data this site keeps, why and for how long, and what you can ask us to do with it.',
    page: () => import('./pages/legal/LegalPage') },
  { path: '/terms-conditions', title: 'Terms & Conditions', description: 'The terms for using this site and its accounts, and what happens to your data.',
    page: () => import('./pages/legal/LegalPage') },

  { path: '/login', title: 'Sign In', description: 'Sign in to your championship account.', noindex: true, guard: SignedOutOnly,
    page: () => import('./pages/account/LoginPage') },
  { path: '/register', title: 'Register', description: 'Register as a visitor or a participant, or become a sponsor.', noindex: true, guard: SignedOutOnly,
    page: () => import('./pages/account/RegisterPage') },
  { path: '/register/:id', title: 'Create your account', description: 'Create an account as a visitor or a participant.', noindex: true, guard: SignedOutOnly,
    page: () => import('./pages/account/SignUpPage') },
  { path: '/register/:id/:type', title: 'Create your account', description: 'Create an account as a visitor or a participant.', noindex: true, guard: SignedOutOnly,
    page: () => import('./pages/account/SignUpPage') },
  { path: '/verify-Profile/:token?', title: 'Verify your email', description: 'Verify your email address.', noindex: true,
    page: () => import('./pages/account/VerifyProfilePage') },
  { path: '/forgot-password', title: 'Forgot password', description: 'Request a link to reset your password.', noindex: true,
    page: () => import('./pages/account/ForgotPasswordPage') },
  { path: '/reset-password/:token?', title: 'Reset password', description: 'Set a new password for your account.', noindex: true,
    page: () => import('./pages/account/ResetPasswordPage') },

  { path: '/profile', title: 'Profile', description: 'Your profile.', noindex: true, guard: SignedInOnly, children: profilePages,
    page: () => import('./pages/profile/ProfileLayout') },

  { path: '*', title: 'Page Not Found', description: 'This page does not exist or may have been moved.', noindex: true,
    page: () => import('./pages/notFound/NotFoundPage') },
];

/* prettier-ignore */
const mailbox: readonly Page[] = __API_MOCK__
  ? [{ path: '/mailbox', title: 'Mailbox', description: 'The emails that a server would have sent.', noindex: true,
       page: () => import('./mocks/MailboxPage') }]
  : [];

function toRoute({ path, guard, page, children, ...head }: Page): RouteObject {
  const lazy = async () => {
    const module = await moduleOrReload(page());
    const { loader } = module;
    return {
      Component: componentOf(module),
      loader,
      handle: { head, module } satisfies RouteHandle,
    };
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
    children: [{ ErrorBoundary: ErrorPage, children: [...pages, ...mailbox].map(toRoute) }],
  },
];

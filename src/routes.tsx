import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage';
import { ParticipantOnly, SignedInOnly, SignedOutOnly } from './layout/guards';
import type { Head, RouteHandle } from './layout/head';
import { Root } from './layout/Root';

/** One row of the route table. */
interface Page extends Head {
  /** Without a path: the index of the group. */
  path?: string;
  /** Who may see the page; everybody when left out. */
  guard?: ComponentType;
  page: () => Promise<PageModule>;
  children?: readonly Page[];
}

/** A page's component, and its head where that follows from the parameters of the address. */
interface PageModule {
  Component: ComponentType;
  handle?: RouteHandle;
  loader?: RouteObject['loader'];
}

/* prettier-ignore */
const profilePages: readonly Page[] = [
  { title: 'Profile', description: 'Your profile.', noindex: true,
    page: async () => ({ Component: (await import('./pages/profile/DetailsPage')).DetailsPage }) },
  { path: 'tickets', title: 'Tickets', description: 'Your event tickets.', noindex: true,
    page: async () => ({ Component: (await import('./pages/profile/TicketsPage')).TicketsPage }) },
  { path: 'applications', title: 'Applications', description: 'Your event applications.', noindex: true, guard: ParticipantOnly,
    page: async () => ({ Component: (await import('./pages/profile/ApplicationsPage')).ApplicationsPage }) },
  { path: 'preferences', title: 'Preferences', description: 'Your preferences.', noindex: true,
    page: async () => ({ Component: (await import('./pages/profile/PreferencesPage')).PreferencesPage }) },
  { path: 'change-password', title: 'Change Password', description: 'Change the password of your account.', noindex: true,
    page: async () => ({ Component: (await import('./pages/profile/ChangePasswordPage')).ChangePasswordPage }) },
  { path: 'team', title: 'Team Management', description: 'The members of your team.', noindex: true, guard: ParticipantOnly,
    page: async () => ({ Component: (await import('./pages/profile/TeamPage')).TeamPage }) },
  { path: 'support', title: 'Support', description: 'Help with your account.', noindex: true,
    page: async () => ({ Component: (await import('./pages/profile/SupportPage')).SupportPage }) },
];

/** THE route table: one entry per row of spec.md §2, with its head and its guard beside the path. */
/* prettier-ignore */
export const pages: readonly Page[] = [
  { path: '/', title: 'World Humanoid Robotics Championship',
    description: 'Humanoid robots compete in five real-world categories in Zurich, 7–13 September 2026. News, rules, teams and sponsors of the world championship.',
    page: async () => ({ Component: (await import('./pages/home/HomePage')).HomePage }) },
  { path: '/competition-categories', title: 'Competition Categories',
    description: 'Five courses, twenty tests: what humanoid robots must do in healthcare, retail, warehouses, disaster response and education, and how it is scored.',
    page: async () => ({ Component: (await import('./pages/categories/CategoriesPage')).CategoriesPage }) },
  { path: '/news-or-blog', title: 'News & Blog',
    description: 'Venue, rules, scoring and robots: all articles of the World Humanoid Robotics Championship.',
    page: async () => ({ Component: (await import('./pages/news/NewsListPage')).NewsListPage }) },
  { path: '/news/:id', title: 'News', description: 'An article of the World Humanoid Robotics Championship.',
    page: async () => {
      const { NewsArticlePage, loader, handle } = await import('./pages/news/NewsArticlePage');
      return { Component: NewsArticlePage, loader, handle };
    } },
  { path: '/become-a-sponsor', title: 'Become a Sponsor',
    description: 'Silver, Gold and Platinum: what partners of the World Humanoid Robotics Championship get, and how to ask for it.',
    page: async () => ({ Component: (await import('./pages/sponsor/SponsorPage')).SponsorPage }) },
  { path: '/purchase', title: 'Tickets', description: 'Tickets for the World Humanoid Robotics Championship in Zurich.',
    page: async () => ({ Component: (await import('./pages/PurchasePage')).PurchasePage }) },
  { path: '/privacy-policy', title: 'Privacy Policy', description: 'Which data this site keeps, why, for how long, and your rights.',
    page: async () => ({ Component: (await import('./pages/legal/PrivacyPolicyPage')).PrivacyPolicyPage }) },
  { path: '/terms-conditions', title: 'Terms & Conditions', description: 'The terms under which this site and its accounts are offered.',
    page: async () => ({ Component: (await import('./pages/legal/TermsPage')).TermsPage }) },

  { path: '/login', title: 'Sign In', description: 'Sign in to your championship account.', noindex: true, guard: SignedOutOnly,
    page: async () => ({ Component: (await import('./pages/account/LoginPage')).LoginPage }) },
  { path: '/register', title: 'Register', description: 'Register as a visitor or a participant, or become a sponsor.', noindex: true, guard: SignedOutOnly,
    page: async () => ({ Component: (await import('./pages/account/RegisterPage')).RegisterPage }) },
  { path: '/register/:id', title: 'Create your account', description: 'Create an account as a visitor or a participant.', noindex: true, guard: SignedOutOnly,
    page: async () => ({ Component: (await import('./pages/account/SignUpPage')).SignUpPage }) },
  { path: '/register/:id/:type', title: 'Create your account', description: 'Create an account as a visitor or a participant.', noindex: true, guard: SignedOutOnly,
    page: async () => ({ Component: (await import('./pages/account/SignUpPage')).SignUpPage }) },
  { path: '/verify-Profile/:token?', title: 'Verify your email', description: 'Verifies the email address of your account.', noindex: true,
    page: async () => ({ Component: (await import('./pages/account/VerifyProfilePage')).VerifyProfilePage }) },
  { path: '/forgot-password', title: 'Forgot password', description: 'Ask for a link that resets your password.', noindex: true,
    page: async () => ({ Component: (await import('./pages/account/ForgotPasswordPage')).ForgotPasswordPage }) },
  { path: '/reset-password/:token?', title: 'Reset password', description: 'Set a new password for your account.', noindex: true,
    page: async () => ({ Component: (await import('./pages/account/ResetPasswordPage')).ResetPasswordPage }) },

  { path: '/profile', title: 'Profile', description: 'Your profile.', noindex: true, guard: SignedInOnly, children: profilePages,
    page: async () => ({ Component: (await import('./pages/profile/ProfileLayout')).ProfileLayout }) },

  { path: '*', title: 'Page Not Found', description: 'This page does not exist or may have been moved.', noindex: true,
    page: async () => ({ Component: (await import('./pages/NotFoundPage')).NotFoundPage }) },
];

/** Exists only where the mock API does. */
/* prettier-ignore */
const mailbox: readonly Page[] = __API_MOCK__
  ? [{ path: '/mailbox', title: 'Mailbox', description: 'Every mail the mock API would have sent.', noindex: true,
       page: async () => ({ Component: (await import('./mocks/MailboxPage')).MailboxPage }) }]
  : [];

function toRoute({ path, guard, page, children, title, description, noindex }: Page): RouteObject {
  const head: RouteHandle = { head: { title, description, noindex } };
  const lazy = async () => {
    const module = await page();
    return { ...module, handle: module.handle ?? head };
  };
  const place = path === undefined ? { index: true as const } : { path };
  const route: RouteObject = children
    ? { path, lazy, children: children.map(toRoute) }
    : { ...place, lazy };
  return guard ? { Component: guard, children: [route] } : route;
}

/** The route table as react-router takes it. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorPage, children: [...pages, ...mailbox].map(toRoute) }],
  },
];

import { defineConfig } from 'vitest/config';

/*
 * Settings, as environment variables:
 *
 * API_HOST         URL of the API, without /api (default: the mock API)
 * SITE_ORIGIN      origin of the site, which the server allows and links to (default: the event's domain)
 * MAILPIT_URL      URL of Mailpit (https://mailpit.axllent.org), which catches the server's emails
 * ORGANIZER_EMAIL  the organizer's inbox, which gets the reasons for leaving (default: the event's address)
 *
 * With API_HOST but without MAILPIT_URL, tests that need emails are skipped. If a server hangs, `--bail 1` stops at the
 * first failure.
 *
 * No test checks when links, sessions and unverified accounts expire, because it would take hours or days. No test
 * reaches a rate limit on purpose; if a 429 occurs, it is checked. Only a human reader can check that texts are in English
 * and make sense. Response times are not compared, although they must not show who is registered.
 */

const { API_HOST } = process.env;

// Against the mock API in `npm test`, against any server with API_HOST. See README.md, API.
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    include: ['tests/contract/*.test.ts'],
    globalSetup: `${import.meta.dirname}/support/findServer.ts`,
    // One worker with one copy of `support/`, which compares the senders of all emails and reports each wrong value once.
    isolate: false,
    fileParallelism: false,
    // Failures show the line of the test, not of `support/`.
    onStackTrace: (_error, { file }) => !file.includes('/contract/support/'),
    // A server with rate limits may make each request wait.
    testTimeout: API_HOST ? 600_000 : 30_000,
    // The long form says what is left out, and why.
    reporters: [API_HOST ? 'verbose' : 'default'],
  },
});

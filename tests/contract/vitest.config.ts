import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/*
 * Settings, as environment variables:
 *
 * API_HOST     URL of the API, without /api (default: the mock API)
 * SITE_ORIGIN  origin of the site, which the server allows and links to (default: the event's domain)
 * MAILPIT_URL  URL of Mailpit (https://mailpit.axllent.org), which catches the server's emails
 * TEAM_EMAIL   the team's inbox, which gets the reasons of deletions (default: the event's address)
 *
 * Without MAILPIT_URL, a run leaves out what needs emails, and says so.
 */

/** First the calls that others need, so that the first failure names the cause; `*` is any other file. */
const order =
  'host registration sessions profile pictures links passwords messages deletion requests * sentences'.split(
    ' ',
  );

const { API_HOST } = process.env;
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const name = basename(moduleId, '.test.ts');
      return order.indexOf(order.includes(name) ? name : '*');
    };
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

// Against the mock API in `npm test`, against any server with API_HOST. See README.md, API.
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    include: ['tests/contract/*.test.ts'],
    // One worker, whose fixture `run` reports each cause at most three times.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    // A server with rate limits may make each request wait.
    testTimeout: API_HOST ? 600_000 : 30_000,
    // The long form says what is left out, and why.
    reporters: [API_HOST ? 'verbose' : 'default'],
  },
});

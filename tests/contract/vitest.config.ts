import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';

/*
 * Settings, as environment variables:
 *
 * API_HOST            URL of the API, without /api (default: the mock API)
 * SITE_ORIGIN         origin of the site (default: the event's domain)
 * MAILPIT_URL         URL of Mailpit (https://mailpit.axllent.org), which catches the server's emails
 * TEAM_EMAIL          the team's inbox, which gets the reasons of deletions (default: the event's address)
 * TEST_EMAIL          address of the accounts; each gets its own + part (default: Contract@example.org)
 * VERIFICATION_TOKEN  without Mailpit: token or link from the verification email of the last run's TEST_EMAIL
 * RESET_TOKEN         without Mailpit: token or link from a reset email to it, requested after that run
 *
 * Without Mailpit, a run leaves out what needs emails and says so. To use tokens, run it once without them; the last
 * lines name the address for TEST_EMAIL.
 */

/** From what the others need to what they test in detail, so that the first failure names the cause. */
const order = [
  ...['host', 'registration', 'sessions', 'profile', 'pictures'],
  // A change of the password would end the link of RESET_TOKEN.
  ...['links', 'passwords', 'messages', 'deletion', 'requests'],
];

const { API_HOST } = process.env;
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      order.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

/** Says which checks a run has left out, and what they need. */
class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const left = modules
      .flatMap((module) => [...module.children.allTests('skipped')])
      .flatMap((test) => {
        const result = test.result();
        return result.state === 'skipped' && result.note ? [[result.note, test.name]] : [];
      });
    for (const note of new Set(left.map(([note]) => note))) {
      const names = left.flatMap(([other, name]) => (other === note ? [`\n  ${name}`] : []));
      process.stdout.write(`\nLeft out: ${names.length}. ${note}${names.join('')}\n`);
    }
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
    reporters: ['default', new LeftOut()],
  },
});

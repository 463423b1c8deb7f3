import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';

/*
 * Settings, as environment variables:
 *
 * API_HOST            URL of the API, without /api (default: the mock API)
 * SITE_ORIGIN         origin of the site (default: https://whrc2026.example)
 * MAILPIT_URL         URL of Mailpit (https://mailpit.axllent.org), to read the links in emails
 * TEST_EMAIL          address of the accounts; each gets its own + part (default: Contract@example.org)
 * VERIFICATION_TOKEN  without Mailpit: token or link from the verification email of the last run's TEST_EMAIL
 * RESET_TOKEN         without Mailpit: token or link from its reset email
 *
 * A run that skips checks because a setting is missing ends with "Incomplete" and status 1. To use tokens, run it once
 * without them; the last lines name the address for TEST_EMAIL.
 */

/** The files in the order of an account's life; the last one deletes the account of TEST_EMAIL. */
const order = ['host', 'requests', 'messages', 'registration', 'profile', 'passwords', 'deletion'];

const { API_HOST } = process.env;
for (const name of ['API_HOST', 'SITE_ORIGIN', 'MAILPIT_URL']) {
  const value = process.env[name];
  if (!value) continue;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!/^https?:$/.test(url?.protocol ?? '')) {
    throw new Error(`${name} is "${value}"; expected a URL such as https://api.example.org`);
  }
}

class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      order.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

/** Fails a run that skipped checks because a setting is missing, and names the setting. */
class Completeness implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const notes = modules
      .flatMap((module) => [...module.children.allTests('skipped')])
      .map((test) => test.result())
      .flatMap((result) => (result.state === 'skipped' && result.note ? [result.note] : []));
    const missing = notes.filter((note) => note.startsWith('Set '));
    if (missing.length === 0) return;
    process.exitCode = 1;
    const settings = [...new Set(missing)].join('\n');
    process.stdout.write(`\nIncomplete: ${missing.length} checks were skipped.\n${settings}\n`);
  }
}

// Against the mock API in `npm test`, against any server with API_HOST. See README.md, The server.
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    include: ['tests/contract/*.test.ts'],
    // One worker and one copy of the modules: the files share their findings about the server.
    isolate: false,
    ...(API_HOST && { fileParallelism: false }),
    sequence: { sequencer: InOrder },
    // A server with rate limits may make each request wait.
    testTimeout: API_HOST ? 600_000 : 30_000,
    hookTimeout: API_HOST ? 600_000 : 30_000,
    reporters: ['default', new Completeness()],
  },
});

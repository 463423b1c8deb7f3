import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { readDb, subscribeToDb } from '../db.ts';
import { createMockServer, defaultSite } from './mockServer.ts';

const help = `Runs the mock API as a server, for cross-origin testing.
npm run api [-- options]

  --port <number>      port (default: 8787)
  --origin <origin>    allowed origin; repeat for more (default: any)
  --site <url>         site that the links in emails point to (default: ${defaultSite})

To run the contract tests against this server, set API_HOST to its URL. To let them read its
emails, also set MAILPIT_URL to the same URL, and SITE_ORIGIN to the site above.`;

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Prints new emails with their links. @returns a function that stops it. */
function printMails(site: string): () => void {
  let newest = readDb().mails[0]?.id;
  return subscribeToDb(() => {
    const { mails } = readDb();
    const newCount = mails.findIndex(({ id }) => id === newest);
    newest = mails[0]?.id;
    for (const { to, subject, body, link } of mails.slice(0, newCount)) {
      const end = link ? `\n${link.label}: ${site}${link.path}` : '';
      print(`\nEmail to ${to}: ${subject}\n${body}${end}\n`);
    }
  });
}

/** @returns the options, or an error message if they are invalid. */
function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8787' },
        origin: { type: 'string', multiple: true },
        site: { type: 'string', default: defaultSite },
        help: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    return Number.isInteger(port) && port > 0 && port < 65_536
      ? { ...values, port }
      : `--port is "${values.port}"; expected a whole number from 1 to 65535.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${reason}\nFor the options: npm run api -- --help`;
  }
}

/** Runs the mock server until it is interrupted. @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const values = readArguments(args);
  if (typeof values === 'string') {
    console.error(values);
    return 1;
  }
  if (values.help) {
    print(help);
    return 0;
  }
  const site = values.site.replace(/\/+$/, '');
  const server = createMockServer({ origins: values.origin, site }).listen(values.port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `Could not start the mock API: ${reason}. Try another port: npm run api -- --port <number>`,
    );
    return 1;
  }
  print(`The mock API is running at http://localhost:${values.port}`);
  const stopPrinting = printMails(site);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.closeAllConnections();
      server.close();
    });
  }
  await once(server, 'close');
  stopPrinting();
  return 0;
}

import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Caller, Unreachable, type Breach } from './caller';
import { examine } from './checks';
import type { Journey } from './journey';

const help = `Holds an API host against the contract in src/api/openapi.json.
npm run contract -- <address> [options]      for example https://api.example.org

  --origin <origin>         where the site is served from (https://whrc2026.example)
  --email <address>         for the account that is made, used and deleted; you should get its mails
  --verification <token>    the token in its verification mail; asked for when left out
  --reset <token>           the token in its reset mail; asked for when left out
  --messages                also sends one contact request, one enquiry, one newsletter subscription
  --seconds <number>        time limit (300)
Exit status: 0 when the contract is kept, 1 otherwise.`;

/** An argument that cannot be used; its message says what is wanted. */
class BadArgument extends Error {}

function readArguments(args: readonly string[]) {
  const string = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        origin: { ...string, default: 'https://whrc2026.example' },
        email: { ...string, default: `contract-${Date.now().toString(36)}@example.org` },
        verification: string,
        reset: string,
        messages: flag,
        seconds: { ...string, default: '300' },
        help: flag,
      },
    });
    return { ...values, address: positionals[0] };
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : String(error));
  }
}

function hostOf(address: string | undefined): string {
  if (address === undefined) throw new BadArgument('Which API host? See --help.');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new BadArgument(
      `"${address}" is not a web address; use one like https://api.example.org`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 3600) return seconds;
  throw new BadArgument(`--seconds "${text}": use a number from 1 to 3600`);
}

/** Asks at the terminal for what no option gives; nobody is asked where there is no terminal. */
function askingFor(given: Partial<Record<'verification' | 'reset', string>>): Journey['askToken'] {
  return async (link) => {
    const known = given[link];
    if (known !== undefined || !process.stdin.isTTY) return known ?? null;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`Token in the ${link} mail (empty to leave this out): `);
    terminal.close();
    return answer.trim() || null;
  };
}

/** The breaches call by call. */
function report(breaches: readonly Breach[]): string[] {
  const calls = [...new Set(breaches.map(({ call }) => call))];
  return calls.flatMap((call) => [
    call,
    ...breaches.filter((breach) => breach.call === call).map(({ text }) => `  - ${text}`),
  ]);
}

/**
 * Runs the checks from the command line.
 * @param args what follows the program's name.
 * @param print writes one line.
 * @returns the exit status: 0 when the contract is kept.
 */
export async function main(
  args: readonly string[],
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<number> {
  try {
    const options = readArguments(args);
    if (options.help) {
      print(help);
      return 0;
    }
    const host = hostOf(options.address);
    const seconds = secondsOf(options.seconds);
    const late = new Unreachable(
      `The time limit of ${seconds} s is over; the rest was not checked.`,
    );
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(late), seconds * 1000);
    const caller = new Caller(host, options.origin, limit.signal);
    const { email, messages } = options;
    let end: string[];
    try {
      const askToken = askingFor(options);
      end = (await examine({ caller, email, messages, askToken })).map(
        (text) => `Left out: ${text}`,
      );
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      caller.note(host, error.message);
      end = [];
    } finally {
      clearTimeout(timer);
    }
    const { breaches, requests } = caller;
    for (const line of [...report(breaches), ...end]) print(line);
    print(
      breaches.length === 0
        ? `Requests: ${requests}. The contract is kept.`
        : `Requests: ${requests}. Breaches of the contract: ${breaches.length}.`,
    );
    return breaches.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    print(error.message);
    return 1;
  }
}

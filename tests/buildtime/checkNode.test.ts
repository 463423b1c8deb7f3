import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync('src/buildtime/checkNode.js', 'utf8');

/** What the check says under another Node, and the status it ends with. */
function check(node: string): unknown[] {
  const done: unknown[] = [];
  const process = { versions: { node }, exit: (status: number) => done.push(status) };
  runInNewContext(code, { process, console: { error: (text: string) => done.push(text) } });
  return done;
}

it.each(['18.20.8', '20.18.3', '21.7.3', '22.15.1', '23.11.1'])('Node %s is refused', (version) => {
  expect(check(version)).toEqual([
    `Node 20.19, 22.16, 24 or newer is needed; this is ${version}.`,
    1,
  ]);
});

it.each(['20.19.0', '22.16.0', '24.0.0', '26.1.0'])('Node %s is welcome', (version) => {
  expect(check(version)).toEqual([]);
});

import { expect, it } from 'vitest';
import { callPaths, isSecure } from './document';
import { check, checkResponses, hostProblem, post, preflight, summary, Violation } from './api';

it('serves the calls at API_HOST', async () => {
  const problem = await hostProblem();
  if (problem) throw new Violation(problem);
});

check('lets a browser of the site send its headers', async () => {
  const problems: string[] = [];
  for (const path of callPaths) {
    const names = isSecure(path) ? ['authorization', 'content-type'] : ['content-type'];
    problems.push(...(await preflight(path, names)));
  }
  if (problems.length > 0) throw new Violation(summary(problems));
});

check('refuses a secure call without a known token, whatever its body', async () => {
  expect(callPaths.some(isSecure)).toBe(true);
  for (const path of callPaths.filter(isSecure)) {
    await post(path, {}, 401, 'without a token');
    await post(path, {}, 401, 'without a token and with malformed JSON', { text: '{"email":' });
    await post(path, {}, 401, 'with an unknown token', { token: 'unknown' });
  }
});

checkResponses();

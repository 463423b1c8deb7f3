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
    const found = await preflight(path, names);
    problems.push(...found.map((problem) => `OPTIONS ${path}: ${problem}`));
  }
  if (problems.length > 0) throw new Violation(summary(problems, '\n'));
});

check('refuses a secure call without a known token, whatever its body', async () => {
  expect(callPaths.some(isSecure)).toBe(true);
  for (const path of callPaths.filter(isSecure)) {
    await post(path, {}, { when: 'without a token', status: 401 });
    const text = '{"email":';
    await post(
      path,
      {},
      { when: 'without a token and with malformed JSON', status: 401 },
      { text },
    );
    const token = 'unknown';
    await post(path, {}, { when: 'with an unknown token', status: 401 }, { token });
  }
});

checkResponses();

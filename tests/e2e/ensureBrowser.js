import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './findBrowser.js';

/* Installs a browser if none is found. */

const isDebianRoot =
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

const run = (command, args) => {
  if (!findBrowser()) spawnSync(command, args, { stdio: 'inherit' });
};

try {
  // Debian's own package brings the libraries it needs.
  if (isDebianRoot) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!findBrowser()) {
    throw new Error(
      'The browser tests need Chrome, Chromium or Edge. None was found and none could be installed: install one, or set CHROME_PATH to its path.',
    );
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

import { existsSync } from 'node:fs';

/** Chromium without a window: Debian's chromium-headless-shell opens a page in half the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** For what the headless shell lacks, such as the back-forward cache, and for tests of the real browser. */
export const wholeChromium = '/usr/bin/chromium';

/**
 * The browser of every test, measurement and screenshot: Debian's, which sends no requests of its own. CHROMIUM names
 * another one.
 */
export const debianChromium = {
  executablePath: process.env['CHROMIUM'] ?? (existsSync(shell) ? shell : wholeChromium),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

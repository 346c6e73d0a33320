import { existsSync } from 'node:fs';

/** The engine without the windows around it: Debian's chromium-headless-shell opens a page in half the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** For what the shell does not have: the back-forward cache, and whatever must be the browser that people run. */
export const wholeChromium = '/usr/bin/chromium';

/**
 * The browser of every test, measurement and picture: Debian's, sending no requests but those of the pages. CHROMIUM names
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

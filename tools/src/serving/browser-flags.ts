export const chromium = '/usr/bin/chromium';

/** A browser that asks nobody but the site, so that only the site is measured. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

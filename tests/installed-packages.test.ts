import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

interface Installed {
  readonly dependencies?: Readonly<Record<string, Installed>>;
}

const namesIn = ({ dependencies = {} }: Installed): string[] =>
  Object.entries(dependencies).flatMap(([name, inside]) => [name, ...namesIn(inside)]);

/** Every package that is installed with an app in production, ours and third-party. */
function installedWith(app: string): ReadonlySet<string> {
  const words = ['ls', '--all', '--json', '--omit=dev', '--workspace', `@studio/${app}`];
  const printed = execFileSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const whole = JSON.parse(printed) as Installed;
  return new Set(namesIn(whole.dependencies?.[`@studio/${app}`] ?? {}));
}

const drawing = ['react', 'react-dom', 'astro', '@studio/drawings', '@studio/sheet-drawing'];
const imap = ['imapflow', '@studio/mailbox'];
const desk = ['openid-client', '@studio/sign-in', '@studio/desk-api'];

it.each([
  ['api', [...drawing, ...imap, ...desk, '@studio/mail', 'postal-mime']],
  ['desk-api', [...drawing, ...imap, '@studio/mail']],
  ['inbound-mail', [...drawing, ...desk, '@studio/mail', 'fastify']],
  ['visit-counter', [...drawing, ...imap, ...desk, '@studio/mail', '@studio/content', 'fastify']],
  ['publish', [...imap, '@studio/mail', '@studio/desk-api', '@studio/editor', 'astro']],
  ['worker', ['astro', ...desk, 'fastify']],
])('%s installs only what it uses', (app, foreign) => {
  const installed = installedWith(app);
  expect(installed).toContain('@studio/enquiries');
  expect(foreign.filter((name) => installed.has(name))).toEqual([]);
});

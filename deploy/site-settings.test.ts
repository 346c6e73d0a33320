import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { intakePath } from '@studio/contract/paths';
import { readSiteSettings, settingsFrom } from './site-settings.ts';

const site = mkdtempSync(join(tmpdir(), 'site-settings-'));
afterEach(() => {
  rmSync(site, { recursive: true, force: true });
});

test('the environment wins over the files, and empty means absent', () => {
  writeFileSync(join(site, '.env'), 'PUBLIC_API_URL=/api\n');
  expect(readSiteSettings(site, {}).intake).toBe('/api');
  expect(readSiteSettings(site, { PUBLIC_API_URL: '/other' }).intake).toBe('/other');
  expect(readSiteSettings(site, { PUBLIC_API_URL: ' ' }).intake).toBeUndefined();
});

test('by default forms are sent to the path of the API', () => {
  expect(readSiteSettings(undefined, {}).intake).toBe(intakePath);
});

test('EmailJS is allowed only if the site is built with its key', () => {
  const origin = { PUBLIC_EMAILJS_ORIGIN: 'https://mail.example' };
  const key = { PUBLIC_EMAILJS_PUBLIC_KEY: 'k' };
  expect(settingsFrom(origin).emailJsOrigin).toBeUndefined();
  expect(settingsFrom(key).emailJsOrigin).toBe('https://api.emailjs.com');
  expect(settingsFrom({ ...key, ...origin }).emailJsOrigin).toBe('https://mail.example');
});

import { StartupError } from '@studio/platform/process.ts';
import { expect, it } from 'vitest';
import { addSettingHelp, withSettingHelp } from './explain-settings.ts';

it('a sentence about a setting ends with the place that explains it', () => {
  expect(addSettingHelp('INTAKE_SITE_URL is not set. It is the address of the public site.')).toBe(
    'INTAKE_SITE_URL is not set. It is the address of the public site. See docs/settings.md#INTAKE_SITE_URL.',
  );
  expect(addSettingHelp('The certificate ends tomorrow.')).toBe('The certificate ends tomorrow.');
});

it('each missing setting has its own, and other faults stay as they are', async () => {
  const missing = () => Promise.reject(new StartupError(['INTAKE_SECRET is not set.', 'No disk.']));
  await expect(withSettingHelp(missing)).rejects.toThrow(
    'INTAKE_SECRET is not set. See docs/settings.md#INTAKE_SECRET.\nNo disk.',
  );
  const broken = new Error('INTAKE_SECRET');
  await expect(withSettingHelp(() => Promise.reject(broken))).rejects.toBe(broken);
  await expect(withSettingHelp(() => Promise.resolve('in order'))).resolves.toBe('in order');
});

import { StartupError } from '@studio/platform/process.ts';
import { expect, it } from 'vitest';
import { addSettingHelp, withSettingHelp } from './explain-settings.ts';

it('a message about a setting ends with a link to its documentation', () => {
  expect(addSettingHelp('INTAKE_SITE_URL is not set. It is the address of the public site.')).toBe(
    'INTAKE_SITE_URL is not set. It is the address of the public site. See docs/settings.md#INTAKE_SITE_URL.',
  );
  expect(addSettingHelp('The certificate ends tomorrow.')).toBe('The certificate ends tomorrow.');
});

it('links each missing setting to its documentation, and leaves other errors unchanged', async () => {
  const missing = () => Promise.reject(new StartupError(['INTAKE_SECRET is not set.', 'No disk.']));
  await expect(withSettingHelp(missing)).rejects.toThrow(
    'INTAKE_SECRET is not set. See docs/settings.md#INTAKE_SECRET.\nNo disk.',
  );
  const broken = new Error('INTAKE_SECRET');
  await expect(withSettingHelp(() => Promise.reject(broken))).rejects.toBe(broken);
  await expect(withSettingHelp(() => Promise.resolve('in order'))).resolves.toBe('in order');
});

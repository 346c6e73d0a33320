import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const all = {
  PUBLIC_API_URL: '',
  PUBLIC_EMAILJS_SERVICE_ID: '',
  PUBLIC_EMAILJS_TEMPLATE_ID: '',
  PUBLIC_EMAILJS_PUBLIC_KEY: '',
  PUBLIC_EMAILJS_ORIGIN: '',
};
const ids = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};
const warn = vi.spyOn(console, 'warn');

/** Settings are read once, at the first import. */
async function settingsFrom(given: Partial<typeof all>) {
  for (const [name, value] of Object.entries({ ...all, ...given })) vi.stubEnv(name, value);
  const { settings } = await import('./settings.ts');
  return settings;
}

beforeEach(() => {
  vi.resetModules();
  warn.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('the API alone, EmailJS alone and both are accepted', async () => {
  expect(await settingsFrom({ PUBLIC_API_URL: ' /api ' })).toEqual({ intake: '/api' });
  vi.resetModules();
  const emailJs = { serviceId: 's', templateId: 't', publicKey: 'k' };
  expect(await settingsFrom(ids)).toEqual({ emailJs });
  vi.resetModules();
  expect(await settingsFrom({ ...ids, PUBLIC_API_URL: '/api' })).toEqual({
    intake: '/api',
    emailJs,
  });
  expect(warn).not.toHaveBeenCalled();
});

test('neither causes a warning', async () => {
  expect(await settingsFrom({})).toEqual({});
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Neither the intake service nor EmailJS is configured'),
  );
});

test.each([
  ['PUBLIC_EMAILJS_SERVICE_ID', 'serviceId'],
  ['PUBLIC_EMAILJS_TEMPLATE_ID', 'templateId'],
  ['PUBLIC_EMAILJS_PUBLIC_KEY', 'publicKey'],
])('R78 without %s the build stops and names it', async (missing, name) => {
  await expect(settingsFrom({ ...ids, [missing]: '' })).rejects.toThrow(
    `EmailJS is only half configured: ${name} is missing.`,
  );
});

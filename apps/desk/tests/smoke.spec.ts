import { expect, test } from './support/test.ts';

test('the page opens, and the service knows the user', async ({ desk, openAs }) => {
  const violations: string[] = [];
  const page = await openAs('asha');
  page.on('console', (line) => violations.push(line.text()));
  const me = await page.request.get(`${desk.origin}/api/me`);
  expect(await me.json()).toMatchObject({ name: 'Asha Raman', roles: ['sales'] });
  expect(violations).toEqual([]);
});

test('a user without a session signs in at the company and returns to the requested page', async ({
  desk,
  page,
}) => {
  await page.goto(`${desk.origin}/auth/login?to=/reports`);
  await page.getByRole('link', { name: 'Meera Iyer' }).click();
  await page.waitForURL(`${desk.origin}/reports`);
  const me = await page.request.get(`${desk.origin}/api/me`);
  expect(await me.json()).toMatchObject({ name: 'Meera Iyer', roles: ['manager'] });
});

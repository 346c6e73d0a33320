import { expect, test } from './support/test.ts';

test('a manager retries failed messages', async ({ desk, openAs }) => {
  await desk.fillSamples();
  const page = await openAs('meera', '/health');
  await expect(page.getByText('2 messages have failed and need attention.')).toBeVisible();
  await expect(page.getByText('Last error: The mailbox is full (452).')).toBeVisible();
  // The failed messages are listed, each with a link.
  const named = page.getByRole('main').getByText(/^Affected enquiries:/u);
  await expect(named.getByRole('link').first()).toHaveAttribute('href', /^\/q\/to-answer\//u);
  await page.getByRole('button', { name: 'Retry 2' }).click();
  await expect(page.getByText('2 messages are being retried.')).toBeVisible();
  await expect(page.getByText('Nothing is broken.')).toBeVisible();
  expect(await desk.service.sql(`select from deliveries where state = 'pending'`)).toHaveLength(2);
});

test('sales sees the same, with who can act on it', async ({ desk, openAs }) => {
  await desk.fillSamples();
  const page = await openAs('asha', '/health');
  await expect(page.getByText('A manager or an operator can retry them.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Retry/u })).toHaveCount(0);
});

test('without a heartbeat the screen does not claim that enquiries arrive', async ({ openAs }) => {
  const page = await openAs('omar', '/health');
  await expect(
    page.getByRole('heading', { name: 'Enquiries arrive, but do not reach you.' }),
  ).toBeVisible();
});

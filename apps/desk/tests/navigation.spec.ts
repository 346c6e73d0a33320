import { expect, test } from './support/test.ts';

const places = {
  asha: ['Held', 'Reports', 'Templates', 'Health'],
  meera: ['Held', 'Reports', 'Templates', 'Health', 'People'],
  omar: ['Held', 'Reports', 'Health', 'People'],
} as const;

for (const account of ['asha', 'meera', 'omar'] as const)
  test(`${account} is offered the screens of their role`, async ({ openAs }) => {
    const page = await openAs(account, '/reports');
    const rail = page.getByRole('navigation', { name: 'Desk' });
    await expect(rail.getByRole('link', { name: 'Reports' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const name of ['Held', 'Reports', 'Templates', 'Health', 'People'])
      await expect(rail.getByRole('link', { name })).toHaveCount(
        places[account].some((one) => one === name) ? 1 : 0,
      );
    await expect(rail.getByRole('link', { name: /To answer/u }).first()).toBeVisible({
      visible: account !== 'omar',
    });
  });

test('users who may not read enquiries start at the health screen', async ({ openAs }) => {
  const page = await openAs('omar', '/');
  await expect(page).toHaveURL(/\/health$/u);
  await expect(page.getByRole('heading', { level: 1, name: /Enquiries/u })).toBeVisible();
});

test('each screen has a key of two characters', async ({ openAs }) => {
  const page = await openAs('meera', '/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  for (const [second, heading] of [
    ['h', /Enquiries arrive/u],
    ['t', 'Templates'],
    ['p', 'People'],
    ['r', 'Reports'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(second);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('on a phone they are under More', async ({ openAs }) => {
  const page = await openAs('meera', '/q/to-answer');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Health' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: /Enquiries arrive/u })).toBeVisible();
});

test('on a phone every list can be reached', async ({ openAs }) => {
  const page = await openAs('meera', '/q/to-answer');
  await page.setViewportSize({ width: 390, height: 844 });
  const places = page.getByRole('navigation', { name: 'Places' });
  for (const name of ['Waiting for them', 'Put off', 'Answered', 'Closed', 'Mine', 'To answer']) {
    const link = places.getByRole('link', { name });
    if (!(await link.isVisible())) await places.getByText('More', { exact: true }).click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

import { addEnquiries } from '@studio/desk-api/tests/support/enquiries.ts';
import { katharina } from './support/enquiry-samples.ts';
import { expect, test } from './support/test.ts';

/** Parts of a row that are outside it or over another column. Runs on the page. */
function misplaced(): string[] {
  const lines = [...document.querySelectorAll('a[data-row]')].flatMap(
    (link) => link.closest('[data-index]')?.firstElementChild ?? [],
  );
  return lines.flatMap((line) => {
    const row = line.getBoundingClientRect();
    const boxes = [...line.children].flatMap((column) =>
      [...column.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 2)
        .filter((part) => part.matches('svg, time') || part.childElementCount === 0)
        .filter((part) => part.closest('svg') === null || part.matches('svg'))
        .map((part) => ({ column, part, box: part.getBoundingClientRect() })),
    );
    const outside = boxes
      .filter(({ box }) => box.right > row.right + 0.5 || box.left < row.left - 0.5)
      .map(({ part }) => `outside: ${part.textContent}`);
    const [owner, clock] = [line.children[5], line.children[6]];
    const over = boxes
      .filter(({ column }) => column === clock)
      .flatMap((one) =>
        boxes
          .filter(({ column }) => column === owner)
          .filter(
            ({ box }) =>
              box.right > one.box.left + 0.5 &&
              box.left < one.box.right - 0.5 &&
              box.bottom > one.box.top + 0.5 &&
              box.top < one.box.bottom - 0.5,
          )
          .map(({ part }) => `over the owner: ${part.textContent}`),
      );
    return [...outside, ...over];
  });
}

for (const [width, height, said] of [
  [320, 640, '320'],
  [390, 844, '390'],
  [512, 384, '1024 at 200 %'],
  [768, 1024, '768'],
  [1024, 768, '1024'],
  [1280, 800, '1280'],
  [1440, 900, '1440'],
] as const) {
  test(`nothing of a row is cut or covered at ${said}`, async ({ desk, openAs, page }) => {
    await page.setViewportSize({ width, height });
    await addEnquiries(
      desk.service,
      ...Array.from({ length: 4 }, () => ({ ...katharina, sheet: null })),
    );
    await desk.service.sql(
      `update enquiry_work set due_at = now() + interval '3 days', owner_id = (select id from staff limit 1)
       where enquiry_id in (select enquiry_id from enquiry_work limit 2)`,
    );
    await openAs('asha', '/q/to-answer');
    await expect(page.locator('a[data-row]')).toHaveCount(4);
    expect(await page.evaluate(misplaced)).toEqual([]);
    await page.locator('a[data-row]').first().click();
    await page.getByRole('article').waitFor();
    expect(await page.evaluate(misplaced)).toEqual([]);
  });
}

test('on a phone the text above a reply keeps its spaces', async ({ desk, openAs, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [id = ''] = await addEnquiries(desk.service, { ...katharina, sheet: null });
  await openAs('asha', `/q/to-answer/${id}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  const summary = page.getByText(`What ${katharina.name} wrote`);
  await expect(summary).toBeVisible();
  expect(await summary.evaluate((element) => getComputedStyle(element).display)).not.toBe('flex');
});

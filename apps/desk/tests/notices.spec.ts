import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { outsideOf } from '@studio/desk-api/tests/support/outside.ts';
import { isAccessible } from './support/is-accessible.ts';
import { widths } from './support/screens.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    noticesShown: string[];
    asked: number;
  }
}

test('a browser notification is shown while I look elsewhere, after I allowed it, and without names', async ({
  desk,
  openAs,
  another,
}) => {
  await using outside = await outsideOf(desk.service);
  const id = await addEnquiry(desk.service, { name: 'Åsa Ström' });
  const page = await openAs('asha', '/notices');
  // What the browser shows cannot be read, so the calls are recorded.
  await page.addInitScript(() => {
    window.noticesShown = [];
    window.asked = 0;
    class Shown extends EventTarget {
      static permission = localStorage.getItem('allowed') ?? 'default';
      static requestPermission(): Promise<string> {
        window.asked += 1;
        localStorage.setItem('allowed', 'granted');
        Shown.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(title: string, { body = '' }: NotificationOptions = {}) {
        super();
        window.noticesShown.push(`${title} / ${body}`);
      }
    }
    Object.assign(window, { Notification: Shown });
    Document.prototype.hasFocus = () => false;
  });
  await page.reload();
  const box = page.getByLabel('One of my enquirers writes again: in the browser');
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByLabel('Only in working hours').uncheck();
  expect(await page.evaluate(() => window.asked)).toBe(0);
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(page.getByText('Your browser allows notifications')).toBeVisible();
  await isAccessible(page, { widths: [...widths, [320, 640]] });

  // Saved: another window of mine shows it too.
  const second = await another('asha', '/notices');
  await expect(second.getByLabel('One of my enquirers writes again: in the browser')).toBeChecked();
  await second.goto(`${desk.origin}/q/to-answer/${id}`);
  await expect(second.getByRole('button', { name: 'Reply', exact: false }).first()).toBeVisible();
  await second.keyboard.press('t');
  await expect(second.getByText(/taken by you/u)).toBeVisible();
  await second.goto(`${desk.origin}/q/closed`);
  const [{ reference } = { reference: '' }] = await desk.service.sql<{ reference: string }>(
    'select reference from enquiries where id = $1',
    id,
  );
  await outside.mail(id, 'One more secret.');
  await expect
    .poll(() => page.evaluate(() => window.noticesShown))
    .toEqual([`They wrote again / Reference ${reference}`]);
});

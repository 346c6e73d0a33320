import { expect, test } from 'vitest';
import { contentWith } from './test-content/content-with.ts';
import { buildSiteContent } from './site-content.ts';

test('the terms show the working hours that the desk and the mails use', () => {
  const { pages } = buildSiteContent(
    contentWith({
      'working-hours.yaml': { opens: '08:00', closes: '16:00', zone: 'Europe/Berlin' },
    }),
  );
  expect(pages['terms-of-work']?.hours).toMatchObject({
    zone: 'Europe/Berlin',
    from: '08:00',
    until: '16:00',
    short: 'Monday, 8:00 a.m. to 4:00 p.m. Central European Time.',
  });
});

import { expect, it } from 'vitest';
import { button, link, mailHtml, quotation } from './mail-layout.ts';

const mailIn = (brandColor: string | undefined) =>
  mailHtml(
    'A mail',
    { brandColor },
    link('https://company.example', 'Site'),
    button('https://company.example/confirm', 'Confirm'),
    quotation(['Subject', 'Words']),
  );

it('uses the company’s color for edge, link, button and quotation', () => {
  const html = mailIn('#1a7a43');
  expect(html).toContain('border-top:8px solid #1a7a43');
  expect(html).toContain('text-decoration:underline;color:#1a7a43');
  expect(html).toContain('background:#1a7a43');
  expect(html).toContain('border-left:3px solid #1a7a43');
});

it('uses the ink color if the company file names none', () => {
  expect(mailIn(undefined)).toContain('border-top:8px solid #0f1620');
});

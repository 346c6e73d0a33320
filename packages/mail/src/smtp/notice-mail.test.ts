import { noticeKinds } from '@studio/contract/desk/notices';
import { expect, it, test } from 'vitest';
import type { NoticeMessage } from '../channel.ts';
import { mailOf } from './smtp-channel.ts';

const settings = {
  url: 'smtp://127.0.0.1:9',
  company: {
    name: 'The company',
    email: 'hello@company.example',
    phone: '+91 98765 00000',
    brandColor: '#1a7a43',
    siteUrl: 'https://www.company.example/en',
    timeZone: 'Asia/Kolkata',
    sheetRules: undefined,
  },
  from: 'site@mails.company.example',
  salesTo: 'Sales <sales@company.example>',
  probeTo: 'probe@company.example',
  isMailboxRead: true,
  deskUrl: 'https://desk.company.example',
};
const notice: NoticeMessage = {
  purpose: 'notice',
  deliveryId: 'd',
  enquiryId: 'e',
  reference: '7K3QF-9M2XA',
  kind: 'late',
  to: 'asha@company.example',
  dueAt: new Date('2026-11-16T10:30:00Z'),
  about: null,
};
const about = { name: 'Nina Larsen', company: 'Boats', subject: 'Looms\r\nBcc: x@x.example' };

it('is sent to one colleague, as an automatic mail with its own Message-ID', () => {
  expect(mailOf(notice, settings)).toMatchObject({
    to: { name: '', address: 'asha@company.example' },
    messageId: '<d.notice@mails.company.example>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: 'One of your enquiries is late [7K3QF-9M2XA]',
  });
  expect(mailOf(notice, settings)).not.toHaveProperty('replyTo');
});

test.each(noticeKinds)('%s: says when a reply is due and links to the enquiry', (kind) => {
  const { text, html } = mailOf({ ...notice, kind }, settings);
  expect(text).toContain('An answer is due on Monday, November 16, 2026 at 4:00 p.m.');
  expect(text).toContain('https://desk.company.example/q/mine/e');
  expect(html).toContain('https://desk.company.example/q/mine/e');
  expect(mailOf({ ...notice, kind, dueAt: null }, settings).text).toContain('No answer is due.');
});

const WHY = 'You asked for this mail under Notifications at the desk. Replies to it are not read.';
const DUE = 'An answer is due on Monday, November 16, 2026 at 4:00 p.m. GMT+5:30.';

it('says which enquiry, when, where and why, each on a line of its own', () => {
  expect(mailOf(notice, settings).text).toBe(
    [
      'One of your enquiries is late.',
      '',
      DUE,
      'Reference: 7K3QF-9M2XA',
      '',
      'At the desk: https://desk.company.example/q/mine/e',
      WHY,
      '',
    ].join('\n'),
  );
  expect(mailOf(notice, settings).html).toContain('Reference 7K3QF-9M2XA');
  expect(mailOf(notice, settings).html).toContain('Open at the desk');
});

it('without a desk there is no link; with the enquirer, the text names them', () => {
  const named = { ...about, subject: 'Looms' };
  const { text, html } = mailOf({ ...notice, about: named }, { ...settings, deskUrl: undefined });
  expect(text).toBe(
    [
      'One of your enquiries is late.',
      'Nina Larsen, Boats: Looms',
      '',
      DUE,
      'Reference: 7K3QF-9M2XA',
      '',
      WHY,
      '',
    ].join('\n'),
  );
  expect(html).toContain('Nina Larsen, Boats: Looms');
  expect(html).not.toMatch(/At the desk|Open at the desk|Reference 7K3QF-9M2XA/u);
});

it('names the enquirer only if its owner chose so, on one line', () => {
  const { subject } = mailOf({ ...notice, about }, settings);
  expect(subject).toMatch(/^One of your enquiries is late: Nina Larsen, Boats: Looms/u);
  expect(subject).not.toMatch(/[\r\n]/u);
});

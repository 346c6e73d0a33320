import { byField, enquiryFields, type Enquiry } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { expect, it } from 'vitest';
import { salesMail } from './sales-mail.ts';
import type { ReplySettings } from './reply-instructions.ts';

const company = {
  name: 'The company',
  email: 'hello@company.example',
  phone: undefined,
  brandColor: '#1a7a43',
  siteUrl: 'https://company.example',
  timeZone: 'Asia/Kolkata',
  sheetRules: undefined,
};

const withoutDesk = {
  company,
  salesTo: 'sales@company.example',
  isMailboxRead: false,
  deskUrl: undefined,
};

const mailOn = (enquiry: Enquiry, isProbe = false, settings: ReplySettings = withoutDesk) =>
  salesMail(
    {
      purpose: 'sales',
      deliveryId: '1',
      enquiryId: '1',
      reference: '7K3QF-9M2XA',
      receivedAt: new Date(0),
      plannedAt: new Date(0),
      isReleased: false,
      origin: {
        page: '/services/seo',
        service: 'seo',
        notice: '2026-11-15',
        language: '',
        timezone: '',
      },
      sheet: undefined,
      isProbe,
      enquiry,
    },
    { ...withoutDesk, ...settings },
  );

it('contains every field of the form, as text and as HTML', () => {
  const { text, html } = mailOn(byField((field) => `what was typed as ${field}`));
  for (const field of enquiryFields) {
    expect(text).toContain(`what was typed as ${field}`);
    expect(html).toContain(`what was typed as ${field}`);
  }
});

it('the text says who wrote, how to reach them and when, each on a line of its own', () => {
  const { text } = mailOn(validEnquiry);
  expect(text).toMatch(/^A shop for our looms\nAsha Menon, Menon Textiles\n\n/);
  const lines = text.split('\n');
  expect(lines).toContain('Email: asha@menon.example');
  expect(lines).toContain('Phone: +91 98765 43210');
  expect(lines).toContain('Received: Thursday, January 1, 1970 at 5:30 a.m. GMT+5:30');
  expect(lines).toContain('Reference: 7K3QF-9M2XA');
  expect(text).toMatch(/\n\nReply to this mail to answer the visitor\.\n$/);
});

it('says that no details were given instead of showing nothing', () => {
  const { text, html } = mailOn({ ...validEnquiry, projectdetails: '' });
  expect(text).toContain('Project details:\n\n(none given)\n');
  expect(html).toContain('(none given)');
});

it('nothing a visitor typed can add a header to the mail that answers them', () => {
  const { html } = mailOn({
    ...validEnquiry,
    email: 'a?bcc=b&c@menon.example',
    subject: 'x&bcc=y',
  });
  const links = [...html.matchAll(/href="(mailto:[^"]*)"/g)].map(([, href = '']) => href);
  const answer =
    'mailto:a%3Fbcc%3Db%26c@menon.example?subject=Re%3A%20x%26bcc%3Dy%20%5B7K3QF-9M2XA%5D';
  expect(links).toEqual([answer, answer]);
});

it('a probe does not ask for an answer', () => {
  const { subject, text, html } = mailOn(validEnquiry, true);
  expect(subject).toBe('Probe 7K3QF-9M2XA, please ignore');
  expect(text).toContain('This message tests the contact form.');
  expect(html).not.toContain('Answer by mail');
  expect(mailOn(validEnquiry).html).toContain('Answer by mail');
});

it('an answer from a mail program is copied to us if the mailbox is read', () => {
  const { html } = mailOn(validEnquiry, false, { ...withoutDesk, isMailboxRead: true });
  expect(html).toContain('%5B7K3QF-9M2XA%5D&amp;cc=sales%2B7K3QF-9M2XA@company.example"');
});

it('links to the enquiry at the desk if there is a desk', () => {
  const settings = { ...withoutDesk, deskUrl: 'https://desk.company.example' };
  const page = 'https://desk.company.example/q/to-answer/1';
  const { text, html } = mailOn(validEnquiry, false, settings);
  expect(text).toContain(`\n\nAt the desk: ${page}\nReply to this mail to answer the visitor.\n`);
  expect(html).toContain(`href="${page}"`);
  expect(mailOn(validEnquiry, true, settings).html).not.toContain(page);
});

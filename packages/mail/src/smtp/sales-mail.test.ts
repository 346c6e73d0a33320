import { byField, enquiryFields, type Enquiry } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { expect, it } from 'vitest';
import type { AdviceRules } from '@studio/sheet/advice.ts';
import { readAnswers } from '@studio/sheet/answers.ts';
import type { SalesMessage } from '../channel.ts';
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

const message: SalesMessage = {
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
  isProbe: false,
  enquiry: validEnquiry,
};

const mailOn = (enquiry: Enquiry, isProbe = false, settings: ReplySettings = withoutDesk) =>
  salesMail({ ...message, isProbe, enquiry }, { ...withoutDesk, ...settings });

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

it('says where it was written, as far as known, and leaves out what was not given', () => {
  const lines = mailOn({ ...validEnquiry, phonenumber: '', companyname: '' }).text.split('\n');
  expect(lines).toContain('Asha Menon');
  expect(lines).toEqual(expect.arrayContaining(['Page: /services/seo', 'Service: seo']));
  expect(lines.join('\n')).not.toMatch(/Phone|Language|Time zone|sheet/u);
  const { html } = mailOn({ ...validEnquiry, phonenumber: '' });
  expect(html).not.toMatch(/Phone|tel:/u);
  for (const shown of ['Received', 'Reference', 'Email', '/services/seo'])
    expect(html).toContain(shown);
});

const sheetRules: AdviceRules = {
  ways: {
    team: { name: 'A team', notIf: 'nobody steers.' },
    project: { name: 'A project', notIf: 'all changes.' },
  },
  advice: [{ when: ['when.date'], way: 'project', reason: 'The date.' }],
  services: [{ service: 'looms', name: 'Looms', notIf: 'there is no cloth.' }],
  votes: [{ when: ['today.paper'], for: [{ service: 'looms', votes: 3 }] }],
  alone: [],
  asks: [{ when: ['when.date'], weight: 3, ask: 'Why then?' }],
  always: ['For whom?', 'What may wait?'],
};

it.each([
  [
    'the advice that the visitor saw',
    { today: ['paper'], when: 'date', whenDate: '2027-05-31' },
    sheetRules,
    ['We advised: A project, Looms', 'Ask first: Why then?', 'For whom?', 'What may wait?'],
  ],
  ['no line for advice that there was not', {}, sheetRules, []],
  ['no advice if the site has none', { when: 'date', whenDate: '2027-05-31' }, undefined, []],
])('with a sheet: %s', (_, answers, rules, advice) => {
  const sheet = readAnswers({ version: 1, project: 'Bridges', ...answers });
  const settings = { ...withoutDesk, company: { ...company, sheetRules: rules } };
  const { text, html } = salesMail({ ...message, sheet }, settings);
  const [, rows = ''] = text.split('They drew a sheet. The drawing is attached:\n\n');
  const [drawn = '', end] = rows.split('\n\n');
  expect(drawn.split('\n').slice(0, 2)).toEqual(['Project: Bridges', 'Revision: A']);
  const at = drawn.indexOf('We advised');
  expect(at < 0 ? [] : drawn.slice(at).split('\n')).toEqual(advice);
  expect(end).toBe('Reply to this mail to answer the visitor.\n');
  for (const shown of ['They drew a sheet.', 'Bridges', ...advice.slice(1)])
    expect(html).toContain(shown.replace('Ask first: ', ''));
});

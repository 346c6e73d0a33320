import { byField, leadFields, type Lead } from '@old/contract';
import { validLead } from '@old/contract/fixtures/leads';
import { expect, it } from 'vitest';
import { salesMail } from './sales-mail.ts';

const company = {
  name: 'The company',
  email: 'hello@company.example',
  phone: undefined,
  brandColor: '#1a7a43',
  siteUrl: 'https://company.example',
  timeZone: 'Asia/Kolkata',
  sheetRules: undefined,
};

const mailOn = (lead: Lead, isProbe = false) =>
  salesMail(
    {
      purpose: 'sales',
      deliveryId: '1',
      leadId: '1',
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
      lead,
    },
    company,
  );

it('holds every field of the form, as text and as HTML', () => {
  const { text, html } = mailOn(byField((field) => `what was typed as ${field}`));
  for (const field of leadFields) {
    expect(text).toContain(`what was typed as ${field}`);
    expect(html).toContain(`what was typed as ${field}`);
  }
});

it('the text says who wrote, how to reach them and when, each on a line of its own', () => {
  const { text } = mailOn(validLead);
  expect(text).toMatch(/^A shop for our looms\nAsha Menon, Menon Textiles\n\n/);
  const lines = text.split('\n');
  expect(lines).toContain('Email: asha@menon.example');
  expect(lines).toContain('Phone: +91 98765 43210');
  expect(lines).toContain('Received: Thursday, 1 January 1970 at 05:30 GMT+5:30');
  expect(lines).toContain('Reference: 7K3QF-9M2XA');
  expect(text).toMatch(/\n\nReply to this mail to answer the visitor\.\n$/);
});

it('says that no details were given, instead of an empty place', () => {
  const { text, html } = mailOn({ ...validLead, projectdetails: '' });
  expect(text).toContain('Project details:\n\n(none given)\n');
  expect(html).toContain('(none given)');
});

it('nothing a visitor typed can add a field to the mail that answers them', () => {
  const { html } = mailOn({ ...validLead, email: 'a?bcc=b&c@menon.example', subject: 'x&bcc=y' });
  const links = [...html.matchAll(/href="(mailto:[^"]*)"/g)].map(([, href = '']) => href);
  const answer =
    'mailto:a%3Fbcc%3Db%26c@menon.example?subject=Re%3A%20x%26bcc%3Dy%20%5B7K3QF-9M2XA%5D';
  expect(links).toEqual([answer, answer]);
});

it('a probe asks nobody for an answer', () => {
  const { subject, text, html } = mailOn(validLead, true);
  expect(subject).toBe('Probe 7K3QF-9M2XA, please ignore');
  expect(text).toContain('This message tests the contact form.');
  expect(html).not.toContain('Answer by mail');
  expect(mailOn(validLead).html).toContain('Answer by mail');
});

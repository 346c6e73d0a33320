import { byField, leadFields } from '@studio/contract';
import { expect, it } from 'vitest';
import { salesMail } from './sales-mail.ts';

const company = {
  name: 'The company',
  email: 'hello@company.example',
  phone: undefined,
  brandColor: '#1a7a43',
  siteUrl: 'https://company.example',
  timeZone: 'Asia/Kolkata',
};

it('holds every field of the form, as text and as HTML', () => {
  const { text, html } = salesMail(
    {
      purpose: 'sales',
      deliveryId: '1',
      leadId: '1',
      reference: '7K3QF-9M2XA',
      receivedAt: new Date(0),
      plannedAt: new Date(0),
      isReleased: false,
      isProbe: false,
      lead: byField((field) => `what was typed as ${field}`),
    },
    company,
  );
  for (const field of leadFields) {
    expect(text).toContain(`what was typed as ${field}`);
    expect(html).toContain(`what was typed as ${field}`);
  }
});

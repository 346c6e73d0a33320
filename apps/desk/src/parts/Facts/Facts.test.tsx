import { byField, enquiryFields } from '@studio/contract';
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from './Facts.tsx';

const enquiry = {
  fields: byField((field) => (field === 'email' ? 'typed@email' : `typed as ${field}`)),
  origin: { page: '', service: '', notice: '', language: '', timezone: '' },
  domain: '',
  mails: [],
  merged: [],
  reference: '7K3QF-9M2XA',
  keptUntil: '2027-11-16T00:00:00.000Z',
} as unknown as EnquiryDetail;

/** Shown elsewhere: the phone number beside the facts, the subject above them, the details in the thread. */
const elsewhere: readonly string[] = ['phonenumber', 'subject', 'projectdetails'];

it.each(enquiryFields.filter((field) => !elsewhere.includes(field)))(
  '%s is shown at the desk',
  (field) => {
    const html = renderToStaticMarkup(
      <Facts enquiry={enquiry} zone="UTC" there={null} sheet={null} related={null} end={null} />,
    );
    expect(html.replaceAll('<wbr/>', '')).toContain(enquiry.fields[field]);
  },
);

import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { LONGEST_REPLY } from '@studio/contract/desk/reply-text';
import { expect, test } from 'vitest';
import { forwardedMail, forwardedText, withForwarded, withoutForwarded } from './forwarded.ts';

const fields = {
  name: 'Mira',
  companyname: 'Menon Textiles',
  subject: 'Looms',
  projectdetails: 'Forty looms.',
};
const mail = { direction: 'in', kind: 'message', subject: 'Re: Looms', body: 'And cloth.' };
const enquiryWith = (...mails: readonly object[]) =>
  ({ fields, mails }) as unknown as EnquiryDetail;
const head = '---------- Forwarded ----------\nFrom: Mira, Menon Textiles\n';

test('their last message is forwarded, neither ours nor an automatic one', () => {
  const last = { ...mail, body: 'And thread.' };
  const enquiry = enquiryWith(
    mail,
    last,
    { ...mail, direction: 'out' },
    { ...mail, kind: 'auto-reply' },
  );
  expect(forwardedMail(enquiry)).toBe(last);
  expect(forwardedText(enquiry)).toBe(`${head}Subject: Re: Looms\n\nAnd thread.`);
});

test('without a mail, what they wrote in the form is forwarded', () => {
  expect(forwardedMail(enquiryWith())).toBeUndefined();
  expect(forwardedText(enquiryWith())).toBe(`${head}Subject: Looms\n\nForty looms.`);
});

test('a long message leaves room for the text above it', () => {
  const text = forwardedText(enquiryWith({ ...mail, body: 'x'.repeat(LONGEST_REPLY) }));
  expect(text.endsWith('x'.repeat(LONGEST_REPLY - 1_500))).toBe(true);
  expect(text.endsWith('x'.repeat(LONGEST_REPLY - 1_499))).toBe(false);
});

test('the forwarded message is replaced, and the text above it stays', () => {
  const forwarded = forwardedText(enquiryWith(mail));
  const once = withForwarded('For you, Ravi. ', forwarded);
  expect(once).toBe(`For you, Ravi.\n\n${forwarded}`);
  expect(withForwarded(once, forwarded)).toBe(once);
  expect(withoutForwarded(once)).toBe('For you, Ravi.');
  expect(withoutForwarded('No forward')).toBe('No forward');
});

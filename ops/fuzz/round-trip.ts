import { randomUUID } from 'node:crypto';
import { enquiryFields, enquiryForm, type Enquiry } from '@studio/contract';
import { enquiriesPath } from '@studio/contract/paths';
import fc from 'fast-check';
import { eventually } from '@studio/tests/support/service.ts';
import type { TestSmtp } from '@studio/tests/support/smtp.ts';
import { referenceOf } from '../enquiry-client.ts';
import type { Verdict } from '../verdict.ts';
import { contentTypes, encode, encodings } from './bodies.ts';
import { validEnquiries } from './valid-enquiries.ts';

const ENQUIRIES = 400;
const LINE_BREAKS = { '\r\n': '\n', '\r': '\n', '\n': '\n' } as const;

/** The expected text of the mail, written without the service's own code. */
function expectedText(reference: string, enquiry: Enquiry): string {
  const { projectdetails } = enquiry;
  const lines = enquiryFields
    .filter((field) => field !== 'projectdetails')
    .map(
      (field) =>
        `${enquiryForm[field].label}: ${field === 'phonenumber' ? '+' : ''}${enquiry[field]}`,
    );
  return [
    `New enquiry ${reference}`,
    '',
    ...lines,
    'Received: (a time)',
    '',
    'Project details:',
    '',
    projectdetails === '' ? '(none given)' : projectdetails,
    '',
    'Reply to this mail to answer the visitor.',
    '',
  ].join('\n');
}

/** Removes the time, which the service sets; the first line that begins like this is the real one. */
const withoutTime = (text: string): string =>
  text.replace(/\nReceived: [\d:.TZ-]+\n/u, '\nReceived: (a time)\n');

export async function roundTrip(
  verdict: Verdict,
  address: string,
  smtp: TestSmtp,
  seed: number,
): Promise<void> {
  const sent = new Map<string, Enquiry>();
  const send = async (fields: Enquiry, arrives: Enquiry, index: number): Promise<void> => {
    const encoding = encodings[index % encodings.length] ?? 'json';
    const response = await fetch(`${address}${enquiriesPath}`, {
      method: 'POST',
      body: new Uint8Array(encode({ ...fields, submissionkey: randomUUID() }, encoding)),
      headers: { 'content-type': contentTypes[encoding] },
    });
    const body = await response.text();
    if (response.status === 201) sent.set(referenceOf(body), arrives);
    else verdict.must(false, `A valid enquiry was answered ${response.status}: ${body}`);
  };
  const enquiries = fc.sample(validEnquiries, { numRuns: ENQUIRIES, seed });
  for (const [index, enquiry] of enquiries.entries()) await send(enquiry, enquiry, index);
  const [any] = enquiries;
  for (const [typed, kept] of Object.entries(LINE_BREAKS)) {
    if (any === undefined) break;
    const enquiry = { ...any, projectdetails: `one${typed}two${typed}${typed}three` };
    await send(enquiry, { ...any, projectdetails: `one${kept}two${kept}${kept}three` }, 0);
  }
  // Malformed bodies that are valid by chance also cause mails, so only ours are read.
  const parsed = () =>
    new Map(smtp.received.map(({ mail }) => [mail.subject?.replace('New enquiry ', ''), mail]));
  const missing = () => [...sent.keys()].filter((reference) => !parsed().has(reference)).length;
  await eventually(() => {
    if (missing() > 0) throw new Error('Mails are missing.');
  }, 120_000).catch(() => undefined);
  const mails = parsed();
  const changed = [...sent].filter(
    ([reference, enquiry]) =>
      withoutTime(mails.get(reference)?.text ?? '') !== expectedText(reference, enquiry),
  );
  verdict.figure('valid enquiries sent', sent.size);
  verdict.figure('not delivered', missing());
  verdict.figure('changed on the way', changed.length);
  verdict.must(missing() === 0, 'A valid enquiry did not arrive.');
  verdict.must(changed.length === 0, `Changed on the way: ${JSON.stringify(changed[0])}`);
}

import { randomUUID } from 'node:crypto';
import { leadFields, leadForm, type Lead } from '@old/contract';
import { leadsPath } from '@old/contract/paths';
import fc from 'fast-check';
import { eventually } from '../../tests/support/service.ts';
import type { TestSmtp } from '../../tests/support/smtp.ts';
import { referenceOf } from '../lead-client.ts';
import type { Verdict } from '../verdict.ts';
import { contentTypes, encode, encodings } from './bodies.ts';
import { validLeads } from './valid-leads.ts';

const LEADS = 400;
const LINE_BREAKS = { '\r\n': '\n', '\r': '\n', '\n': '\n' } as const;

/** The mail's text as it must read; nothing of it is parsed with the service's own code. */
function expectedText(reference: string, lead: Lead): string {
  const { projectdetails } = lead;
  const lines = leadFields
    .filter((field) => field !== 'projectdetails')
    .map(
      (field) => `${leadForm[field].label}: ${field === 'phonenumber' ? '+' : ''}${lead[field]}`,
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

/** The time is the service's own; the first line that begins so is the real one. */
const withoutTime = (text: string): string =>
  text.replace(/\nReceived: [\d:.TZ-]+\n/u, '\nReceived: (a time)\n');

export async function roundTrip(
  verdict: Verdict,
  address: string,
  smtp: TestSmtp,
  seed: number,
): Promise<void> {
  const sent = new Map<string, Lead>();
  const send = async (fields: Lead, arrives: Lead, index: number): Promise<void> => {
    const encoding = encodings[index % encodings.length] ?? 'json';
    const response = await fetch(`${address}${leadsPath}`, {
      method: 'POST',
      body: new Uint8Array(encode({ ...fields, submissionkey: randomUUID() }, encoding)),
      headers: { 'content-type': contentTypes[encoding] },
    });
    const body = await response.text();
    if (response.status === 201) sent.set(referenceOf(body), arrives);
    else verdict.must(false, `A valid lead was answered ${response.status}: ${body}`);
  };
  const leads = fc.sample(validLeads, { numRuns: LEADS, seed });
  for (const [index, lead] of leads.entries()) await send(lead, lead, index);
  const [any] = leads;
  for (const [typed, kept] of Object.entries(LINE_BREAKS)) {
    if (any === undefined) break;
    const lead = { ...any, projectdetails: `one${typed}two${typed}${typed}three` };
    await send(lead, { ...any, projectdetails: `one${kept}two${kept}${kept}three` }, 0);
  }
  // Mails of malformed bodies that were right by chance arrive as well: only ours are looked for.
  const parsed = () =>
    new Map(smtp.received.map(({ mail }) => [mail.subject?.replace('New enquiry ', ''), mail]));
  const missing = () => [...sent.keys()].filter((reference) => !parsed().has(reference)).length;
  await eventually(() => {
    if (missing() > 0) throw new Error('Mails are missing.');
  }, 120_000).catch(() => undefined);
  const mails = parsed();
  const changed = [...sent].filter(
    ([reference, lead]) =>
      withoutTime(mails.get(reference)?.text ?? '') !== expectedText(reference, lead),
  );
  verdict.figure('valid leads sent', sent.size);
  verdict.figure('not delivered', missing());
  verdict.figure('changed on the way', changed.length);
  verdict.must(missing() === 0, 'A valid lead did not arrive.');
  verdict.must(changed.length === 0, `Changed on the way: ${JSON.stringify(changed[0])}`);
}

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { provider } from './support/provider.ts';
import { eventually, testService } from './support/service.ts';
import { smtpServer } from './support/smtp.ts';

// Most of these got through when the mail repeated texts without a web address.
const phishing = [
  'Your account is locked. Call +1 900 555 0100 now.',
  'Pay to IBAN DE02 1203 0000 0000 2020 51',
  'Write to help at evil dot example',
  'Visit bücher。example',
  'Send it to 14 Rue de Rivoli, Paris',
  'Visit https://evil.example',
];

it('by SMTP, nothing typed in the form is mailed to its address, which is not verified', async () => {
  await using smtp = await smtpServer();
  await using service = await testService({ INTAKE_SMTP_URL: smtp.url });
  await service.startWorker();

  /** The text of the acknowledgement without the parts that differ: the reference and the key. */
  const receiptOf = async (change: Record<string, string>) => {
    const email = `${randomUUID()}@menon.example`;
    const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...change, email });
    const { reference } = answer.json<{ reference: string }>();
    const { mail } = await eventually(() => {
      const found = smtp.received.find(({ envelopeTo }) => envelopeTo.includes(email));
      if (!found) throw new Error('No mail yet.');
      return found;
    });
    const parts = JSON.stringify([mail.subject, mail.text, mail.html, mail.to, mail.replyTo]);
    for (const expected of [reference, email]) expect(parts).toContain(expected);
    return parts
      .replaceAll(reference, '')
      .replaceAll(email, '')
      .replaceAll(/token=[\w.-]+/gu, '');
  };
  const everywhere = (words: string) => ({
    name: words,
    companyname: words,
    subject: words,
    projectdetails: words,
  });
  const [plain, ...others] = await Promise.all([
    receiptOf({}),
    ...phishing.map((words) => receiptOf(everywhere(words))),
  ]);
  for (const other of others) expect(other).toBe(plain);
});

it('by EmailJS, the template receives nothing typed either', async () => {
  await using web = await provider();
  await using service = await testService({
    INTAKE_CHANNELS: 'emailjs',
    INTAKE_EMAILJS_URL: web.url,
    INTAKE_EMAILJS_SERVICE_ID: 'service',
    INTAKE_EMAILJS_PUBLIC_KEY: 'public',
    INTAKE_EMAILJS_PRIVATE_KEY: 'private',
    INTAKE_EMAILJS_TEMPLATE_ID: 'template',
    INTAKE_EMAILJS_ACKNOWLEDGEMENT_TEMPLATE_ID: 'thanks',
  });
  await service.startWorker();
  await service.postEnquiry();
  const { template_params: parameters } = await eventually(() => {
    const found = web.calls.find(({ body }) => body.includes('"thanks"'));
    if (!found) throw new Error('No acknowledgement yet.');
    return JSON.parse(found.body) as { readonly template_params: object };
  });
  expect(Object.keys(parameters).sort()).toEqual([
    'enquiry_url',
    'reference',
    'reply_to',
    'to_email',
  ]);
});

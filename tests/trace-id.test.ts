import { enquiryPath, jsonCopyPath, textCopyPath } from '@studio/contract/paths';
import { expect, it } from 'vitest';
import { smtpServer } from './support/smtp.ts';
import { eventually, testService, type TestService } from './support/service.ts';

interface Line {
  readonly msg?: string;
  readonly reqId?: string;
  readonly publicId?: string;
  readonly enquiryId?: string;
  readonly enquiryIds?: readonly string[];
  readonly outcome?: string;
}

const linesWith = ({ logLines }: TestService, id: string): Line[] =>
  logLines.filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Line);

it('the log links the id of an answer to the enquiry’s id, and that to each attempt', async () => {
  await using mail = await smtpServer();
  await using service = await testService({ INTAKE_SMTP_URL: mail.url });
  await service.startWorker();
  const publicId = String((await service.postEnquiry()).headers['request-id']);
  const [answered, ...more] = linesWith(service, publicId);
  expect(answered).toMatchObject({ msg: 'request completed', publicId });
  expect(more).toEqual([]);
  const id = answered?.reqId ?? '';
  await eventually(() => {
    expect(linesWith(service, id).filter(({ outcome }) => outcome === 'sent')).not.toEqual([]);
  });
  const [request, planned, attempted] = linesWith(service, id);
  expect(request).toEqual(answered);
  expect(planned).toMatchObject({ msg: 'deliveries were planned', enquiryIds: [id] });
  expect(attempted).toMatchObject({ msg: 'a delivery was attempted', enquiryId: id });
});

it('no answer contains an enquiry’s id, with which a forged mail could join its thread', async () => {
  await using mail = await smtpServer();
  await using service = await testService({ INTAKE_SMTP_URL: mail.url });
  await service.startWorker();
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [
    await service.postEnquiry(),
    await service.post({ payload: 'name=Asha', headers }),
  ];
  const { rows } = await service.database.pool.query<{ id: string }>('select id from enquiries');
  const id = rows[0]?.id ?? 'none';
  const token = await eventually(() => {
    const texts = mail.received.map(({ mail: { text } }) => text ?? '').join('');
    const found = /token=(?<token>\S+)/u.exec(texts)?.groups?.['token'];
    if (found === undefined) throw new Error('No mail yet.');
    return found;
  });
  for (const path of [enquiryPath, jsonCopyPath, textCopyPath]) {
    const opened = await service.app.inject(`${path}?token=${token}`);
    expect(opened.statusCode).toBe(200);
    answers.push(opened);
  }
  for (const answer of answers)
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain(id);
  expect(new Set(answers.map((answer) => answer.headers['request-id'])).size).toBe(answers.length);
});

import { expect, it } from 'vitest';
import { smtpServer } from './support/smtp.ts';
import { eventually, testService } from './support/service.ts';

interface Line {
  readonly msg?: string;
  readonly reqId?: string;
  readonly leadId?: string;
  readonly leadIds?: readonly string[];
  readonly outcome?: string;
}

it('one id leads through the log from the request to each attempt', async () => {
  await using mail = await smtpServer();
  await using service = await testService({ INTAKE_SMTP_URL: mail.url });
  await service.startWorker();
  const id = (await service.postLead()).headers['request-id'];
  const linesOfIt = () =>
    service.logLines
      .filter((line) => line.includes(String(id)))
      .map((line) => JSON.parse(line) as Line);
  await eventually(() => {
    expect(linesOfIt().filter(({ outcome }) => outcome === 'sent')).not.toEqual([]);
  });
  const [answered, planned, attempted] = linesOfIt();
  expect(answered).toMatchObject({ msg: 'answered', reqId: id });
  expect(planned).toMatchObject({ msg: 'deliveries were planned', leadIds: [id] });
  expect(attempted).toMatchObject({ msg: 'a delivery was attempted', leadId: id });
});

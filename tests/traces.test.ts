import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath } from '@studio/contract/paths';
import { spanIdOf, traceIdOf, traceparent } from '@studio/contract/trace';
import { describe, expect, it, test } from 'vitest';
import { otlpTraces } from '@studio/platform/otlp-traces.ts';
import { openTraces } from '@studio/platform/open-traces.ts';
import { noTraces, type Span } from '@studio/platform/traces.ts';
import { collector, type SeenSpan, type TestCollector } from './support/collector.ts';
import { silentLog } from './support/database.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer } from './support/smtp.ts';

const tracing = ({ url }: TestCollector) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url });

/** The id of the only enquiry. */
async function enquiryIdIn({ database }: TestService): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from enquiries');
  return rows[0]?.id ?? '';
}

/** The span of the request, once the collector has it. */
const requestIn = (seen: TestCollector): Promise<SeenSpan> =>
  eventually(() => {
    const span = seen.spans().find(({ name }) => name === `POST ${enquiriesPath}`);
    if (!span) throw new Error('No span yet.');
    return span;
  });

it('records each attempt, its outcome and the id in the log, and nothing a person wrote', async () => {
  await using mail = await smtpServer();
  await using seen = await collector();
  await using service = await testService({ ...tracing(seen), INTAKE_SMTP_URL: mail.url });
  await service.startWorker();
  const written = {
    name: 'Asha Quillon',
    companyname: 'Zebrawood',
    email: 'asha@xylem.example',
    subject: 'Vuvuzelas',
    projectdetails: 'A wombat',
    page: '/services/seo',
    language: 'ta-IN',
    timezone: 'Asia/Kolkata',
  };
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...written });
  await eventually(() => {
    expect(seen.spans().map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        `POST ${enquiriesPath}`,
        'deliver sales',
        'deliver acknowledgement',
        'smtp',
      ]),
    );
  });
  const id = await enquiryIdIn(service);
  for (const { attributes } of seen.spans()) {
    expect(attributes).toContainEqual({ key: 'request.id', value: { stringValue: id } });
  }
  const keys = new Set(seen.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    'delivery.attempt',
    'delivery.channel',
    'delivery.id',
    'delivery.outcome',
    'delivery.purpose',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'request.id',
  ]);
  const { reference } = answer.json<{ reference: string }>();
  const sent = seen.bodies.join('').toLowerCase();
  const words = Object.values(written).flatMap((text) => text.toLowerCase().split(/[\s@]/));
  for (const word of [
    ...words.filter((text) => text.length > 1),
    validEnquiry.phonenumber,
    reference.toLowerCase(),
    '127.0.0.1',
  ])
    expect(sent).not.toContain(word);
});

describe('visitor-supplied trace headers', () => {
  const span = 'abcdef0123456789';
  const key = randomUUID();
  const other = traceIdOf(randomUUID());
  test.each([
    ['its own trace', key, traceparent(traceIdOf(key), span), span],
    ['another’s trace', key, traceparent(other, span), undefined],
    ['no header', key, undefined, undefined],
    ['rubbish', key, `00-${'<'.repeat(4_000)}`, undefined],
    ['no key, so that the trace is its own', undefined, traceparent(other, span), undefined],
    ['a key of zeros', '00000000-0000-0000-0000-000000000000', undefined, undefined],
  ])('%s', async (_what, idempotencykey, header, parent) => {
    await using seen = await collector();
    await using service = await testService(tracing(seen));
    const answer = await service.postEnquiry(
      { idempotencykey },
      header ? { traceparent: header } : {},
    );
    expect(answer.statusCode).toBe(201);
    const request = await requestIn(seen);
    const id = await enquiryIdIn(service);
    expect(request.parentSpanId).toBe(parent);
    expect(request.traceId).toBe(traceIdOf(idempotencykey === key ? key : id));
    expect(request.spanId).toBe(spanIdOf(id));
  });

  it('a refused request has a span too, also with an invalid body', async () => {
    await using seen = await collector();
    await using service = await testService(tracing(seen));
    expect((await service.postEnquiry({ email: 'no address' })).statusCode).toBe(422);
    expect((await requestIn(seen)).attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 422 },
    });
    expect((await service.post({ payload: '{' })).statusCode).toBeLessThan(500);
  });
});

describe('a collector in trouble', () => {
  /** An enquiry from the request to the mail. */
  async function enquire(service: TestService, arrived: () => number): Promise<void> {
    const mails = arrived();
    expect((await service.postEnquiry({ idempotencykey: randomUUID() })).statusCode).toBe(201);
    await eventually(() => {
      expect(arrived()).toBeGreaterThan(mails);
    });
  }

  test.each(['refuses', 'hangs'] as const)('one that %s: all is delivered', async (manner) => {
    await using mail = await smtpServer();
    await using seen = await collector(manner);
    await using service = await testService({ ...tracing(seen), INTAKE_SMTP_URL: mail.url });
    await service.startWorker();
    await enquire(service, () => mail.received.length);
    await eventually(() => {
      expect(seen.bodies).not.toEqual([]);
      expect(service.logLines.join('')).toContain('trace export failed');
    });
    await enquire(service, () => mail.received.length);
    const said = service.logLines.filter((line) => line.includes('trace export failed'));
    expect(said).toHaveLength(1);
  });

  it('one that does not exist', async () => {
    await using mail = await smtpServer();
    await using service = await testService({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      INTAKE_SMTP_URL: mail.url,
    });
    await service.startWorker();
    await enquire(service, () => mail.received.length);
  });
});

it('is limited: of ten thousand at once 2,048 wait while 512 are being sent', async () => {
  await using seen = await collector();
  const traces = otlpTraces(`${seen.url}/`, 'test', silentLog);
  const span: Span = {
    name: 'one',
    kind: 'server',
    traceId: traceIdOf(randomUUID()),
    spanId: spanIdOf(randomUUID()),
    parentSpanId: undefined,
    startedAt: 1_700_000_000_000,
    endedAt: 1_700_000_000_002,
    hasFailed: true,
    attributes: {},
  };
  for (let count = 0; count < 10_000; count += 1) traces.add(span);
  await eventually(() => {
    expect(seen.spans()).toHaveLength(2_560);
  });
  await traces.close();
  expect(seen.bodies).toHaveLength(5);
  expect(seen.spans()[0]).toMatchObject({
    service: 'test',
    traceId: span.traceId,
    spanId: span.spanId,
    name: 'one',
    kind: 2,
    startTimeUnixNano: '1700000000000000000',
    endTimeUnixNano: '1700000000002000000',
    status: { code: 2 },
  });
});

it('is off if no collector is set', async () => {
  expect(await openTraces(undefined, 'intake', silentLog)).toBe(noTraces);
});

import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { intakePath } from '@studio/contract/paths';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry.ts';
import type { Outcome } from './outcome.ts';
import type { Watch } from './retry.ts';

const byEmail = vi.hoisted(() => vi.fn<() => Promise<Outcome>>());
vi.mock('./emailjs.ts', () => ({ sendByEmailJs: () => byEmail }));

const watch = { onWait: () => undefined, stop: new AbortController().signal };
const ids = { serviceId: 's', templateId: 't', publicKey: 'k' };
const message = {
  enquiry: validEnquiry,
  origin: { page: '/contact', service: '', notice: '' },
  sheet: '',
  idempotencyKey: 'key',
  honeypot: '',
  typingTime: 1,
};

function intakeAnswers(status: number, body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  byEmail.mockReset();
});

describe('EmailJS', () => {
  const send = sendEnquiry({ intake: intakePath, emailJs: ids }, watch);

  test.each([502, 503, 504])('takes over if the API answers %i', async (status) => {
    intakeAnswers(status, {});
    byEmail.mockResolvedValue({ kind: 'sent' });
    expect(await send(message)).toEqual({ kind: 'sent' });
  });

  test('takes over if nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    byEmail.mockResolvedValue({ kind: 'sent' });
    expect(await send(message)).toEqual({ kind: 'sent' });
  });

  test('the answer of the API is reported before EmailJS is tried', async () => {
    intakeAnswers(503, {});
    byEmail.mockResolvedValue({ kind: 'unreachable' });
    const onWait = vi.fn<Watch['onWait']>();
    const stop = new AbortController().signal;
    const sending = sendEnquiry({ intake: intakePath, emailJs: ids }, { onWait, stop });
    expect(await sending(message)).toMatchObject({ kind: 'unreachable' });
    expect(onWait.mock.calls).toEqual([[expect.objectContaining({ kind: 'down' })]]);
  });

  test.each([201, 409, 413, 422, 429, 500])('is not used after %i', async (status) => {
    intakeAnswers(status, status === 201 ? { reference: 'K7Q' } : { message: 'No.' });
    expect(await send(message)).toMatchObject({ kind: status === 201 ? 'sent' : 'failed' });
    expect(byEmail).not.toHaveBeenCalled();
  });
});

describe('the API alone', () => {
  const send = sendEnquiry({ intake: intakePath }, watch);

  test('says why it is down', async () => {
    intakeAnswers(503, {});
    // A browser without a network does not retry: see retry.test.ts.
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send(message)).toMatchObject({ kind: 'down' });
  });

  test('reports errors by field, in the form’s order, without those no visitor can fix', async () => {
    const errors = { subject: 'B', idempotencykey: 'C', name: 'A' };
    intakeAnswers(422, { message: 'No.', errors });
    const outcome = await send(message);
    expect(outcome).toEqual({ kind: 'refused', errors: { name: 'A', subject: 'B' } });
    expect(Object.keys('errors' in outcome ? outcome.errors : {})).toEqual(['name', 'subject']);
  });

  test('an answer that breaks the contract marks no field', async () => {
    intakeAnswers(422, { message: 'No.', errors: { name: 'A', email: 7 } });
    expect(await send(message)).toEqual({ kind: 'failed' });
  });

  test.each([
    ['a page of another site', '<h1>Log in</h1>'],
    ['null', 'null'],
    ['no receipt', '{}'],
    ['nothing', ''],
  ])('200 with %s is not a receipt', async (_, body) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    expect(await send(message)).toEqual({ kind: 'failed' });
  });
});

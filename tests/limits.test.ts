import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testService, type TestService } from './support/service.ts';

/** What people write into the header to be someone else. */
const forgeries = (at: number): readonly string[] => [
  `10.0.0.${at}`,
  `10.0.1.${at}, 10.0.2.${at}`,
  `127.0.0.1, 10.0.3.${at}`,
  `::ffff:10.0.4.${at}`,
  `2001:db8:${at}::1`,
  `"10.0.5.${at}:4711"`,
  `10.0.6.${at},,`,
  `unknown, 10.0.7.${at}`,
  `10.0.8.${at}\t`,
  '',
];

describe('limits', () => {
  it('over the soft limit is held, over the hard one 429 with Retry-After', async () => {
    await using strict = await testService({
      INTAKE_RATE_LIMIT_IP_HOLD: '2',
      INTAKE_RATE_LIMIT_IP_REJECT: '4',
    });
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(await strict.postEnquiry({ idempotencykey: randomUUID() }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 429]);
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
    const rows = await strict.database.db.selectFrom('enquiries').select('held_reason').execute();
    expect(rows.map(({ held_reason: reason }) => reason).sort()).toEqual([
      'busy-address',
      'busy-address',
      null,
      null,
    ]);
  });

  it('an enquiry that is sent again over the soft limit counts as known, not as held', async () => {
    await using strict = await testService({ INTAKE_RATE_LIMIT_IP_HOLD: '1' });
    const enquiry = { idempotencykey: randomUUID() };
    const answers = [await strict.postEnquiry(enquiry), await strict.postEnquiry(enquiry)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
    const { body } = await strict.app.inject('/metrics');
    for (const [kind, count] of [
      ['new', 1],
      ['known', 1],
      ['held', 0],
    ])
      expect(body).toContain(`enquiries_accepted_total{kind="${kind}"} ${count}`);
  });

  it('an enquiry that could not be stored does not count, so its next attempt is not held', async () => {
    await using strict = await testService({ INTAKE_RATE_LIMIT_IP_HOLD: '2' });
    const enquiry = { idempotencykey: randomUUID() };
    const { pool, db } = strict.database;
    await pool.query('alter table enquiries rename to enquiries_away');
    for (let count = 0; count < 5; count += 1)
      expect((await strict.postEnquiry(enquiry)).statusCode).toBe(503);
    await pool.query('alter table enquiries_away rename to enquiries');
    expect((await strict.postEnquiry(enquiry)).statusCode).toBe(201);
    const rows = await db.selectFrom('enquiries').select('held_reason').execute();
    expect(rows).toEqual([{ held_reason: null }]);
  });

  it('a forged X-Forwarded-For changes nothing; the trusted proxy is believed', async () => {
    const limits = { INTAKE_RATE_LIMIT_IP_REJECT: '3', INTAKE_RATE_LIMIT_IP_HOLD: '3' };
    await using direct = await testService(limits);
    await using proxied = await testService({ ...limits, INTAKE_TRUSTED_PROXIES: '127.0.0.1' });
    const knock = async (target: TestService, forwarded: string, at = 1) => {
      const headers = {
        'x-forwarded-for': forwarded,
        forwarded: `for=10.8.0.${at}`,
        'x-real-ip': `10.9.0.${at}`,
      };
      return (await target.postEnquiry({ idempotencykey: randomUUID() }, headers)).statusCode;
    };
    const forged = [1, 2, 3].flatMap(forgeries);
    const taken = forged.map((_, at) => (at < 3 ? 201 : 429));
    const statuses = [];
    for (const [at, header] of forged.entries()) statuses.push(await knock(direct, header, at));
    expect(statuses).toEqual(taken);
    // The visitor sends the left part; the proxy appends the address it saw.
    const behind = [];
    for (const [at, header] of forged.entries()) {
      behind.push(await knock(proxied, `${header}, 203.0.113.9`, at));
    }
    expect(behind).toEqual(taken);
    expect(await knock(proxied, '203.0.113.10')).toBe(201);
  });
});

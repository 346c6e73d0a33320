import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testService, type TestService } from './support/service.ts';

describe('limits', () => {
  it('over the soft limit is held, over the hard one 429 with Retry-After', async () => {
    await using strict = await testService({
      INTAKE_LIMIT_ADDRESS_SOFT: '2',
      INTAKE_LIMIT_ADDRESS_HARD: '4',
    });
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(await strict.postEnquiry({ submissionkey: randomUUID() }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 429]);
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
    const rows = await strict.database.db.selectFrom('leads').select('quarantine_reason').execute();
    expect(rows.map(({ quarantine_reason: reason }) => reason).sort()).toEqual([
      'busy-address',
      'busy-address',
      null,
      null,
    ]);
  });

  it('a forged X-Forwarded-For changes nothing; the trusted proxy is believed', async () => {
    const limits = { INTAKE_LIMIT_ADDRESS_HARD: '3', INTAKE_LIMIT_ADDRESS_SOFT: '3' };
    await using direct = await testService(limits);
    await using proxied = await testService({ ...limits, INTAKE_TRUSTED_PROXIES: '127.0.0.1' });
    const knock = async (target: TestService, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await target.postEnquiry({ submissionkey: randomUUID() }, headers)).statusCode;
    };
    const statuses = [];
    for (let last = 1; last <= 5; last += 1) statuses.push(await knock(direct, `10.0.0.${last}`));
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    // The visitor sends the left part; the proxy appends the address it saw.
    const forged = [];
    for (let last = 1; last <= 5; last += 1) {
      forged.push(await knock(proxied, `10.0.0.${last}, 203.0.113.9`));
    }
    expect(forged).toEqual([201, 201, 201, 429, 429]);
    expect(await knock(proxied, '203.0.113.10')).toBe(201);
  });
});

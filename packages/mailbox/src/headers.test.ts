import { describe, expect, it, test } from 'vitest';
import { ownMailOf } from '@studio/enquiries/replies/own-mail-id.ts';
import { verifiedDomain } from './authentication.ts';
import { threadRefsOf } from './thread-match.ts';
import { senderOf } from './direction.ts';
import { mailHeaders } from './mail-headers.ts';
import { isAutomatic, readReport } from './mail-kind.ts';

const headers = (...lines: readonly string[]) => mailHeaders(Buffer.from(lines.join('\r\n')));
const OURS = 'mail.company.example';

describe('the domain that our server verified', () => {
  test.each([
    [`${OURS}; dmarc=pass header.from=company.example`],
    [
      `${OURS} 1; spf=pass smtp.mailfrom=x@y.example;\r\n dmarc=pass (p=reject) header.from=company.example`,
    ],
    [`MAIL.company.example; dkim=pass; DMARC=PASS header.from=Company.example`],
  ])('company.example: %j', (value) => {
    expect(verifiedDomain(headers(`Authentication-Results: ${value}`), OURS)).toBe(
      'company.example',
    );
  });

  test.each([
    [`${OURS}; dmarc=fail header.from=company.example`],
    [`${OURS}; spf=fail smtp.mailfrom="x; dmarc=pass header.from=company.example"`],
    [`${OURS}; spf=fail (; dmarc=pass header.from=company.example)`],
    [`${OURS}; dmarc=fail header.from=company.example; dmarc=pass header.from=company.example`],
    [`${OURS}; dmarc=pass header.from=a.example header.from=company.example`],
    [`${OURS}.evil.example; dmarc=pass header.from=company.example`],
    [
      `elsewhere.example; dmarc=pass header.from=company.example\r\nAuthentication-Results: ${OURS}; dmarc=pass header.from=company.example`,
    ],
    [`${OURS}; dmarc=passed header.from=company.example`],
    [''],
  ])('none: %j', (value) => {
    expect(verifiedDomain(headers(`Authentication-Results: ${value}`), OURS)).toBeUndefined();
  });
});

test.each([' ', '\t', '\r\n '])('a name with %j before its colon is not a header', (gap) => {
  const forged = `Authentication-Results${gap}: ${OURS}; dmarc=pass header.from=company.example`;
  const mail = headers(forged, 'From: ravi@company.example', `To${gap}: x@y.example`);
  expect(verifiedDomain(mail, OURS)).toBeUndefined();
  expect(mail.first('to')).toBe('');
});

describe('the sender of a mail', () => {
  const people = {
    ourServer: OURS,
    staffIdOf: (address: string) => (address === 'ravi@company.example' ? 'ravi' : undefined),
  };
  const results = `Authentication-Results: ${OURS}; dmarc=pass header.from=company.example`;
  test.each([
    ['ours, proven', [results, 'From: Ravi <Ravi@company.example>'], 'out', 'ravi', false],
    ['ours, unproven', ['From: ravi@company.example'], 'in', null, true],
    [
      'ours, with a forged result that our server did not make',
      [results.replace(OURS, 'mail.elsewhere.example'), 'From: ravi@company.example'],
      'in',
      null,
      true,
    ],
    ['two authors', [results, 'From: ravi@company.example, asha@menon.example'], 'in', null, true],
    [
      'a name that looks like ours',
      [results, 'From: "ravi@company.example" <asha@menon.example>'],
      'in',
      null,
      false,
    ],
    [
      'another domain is proven',
      [results.replace('=company', '=menon'), 'From: ravi@company.example'],
      'in',
      null,
      true,
    ],
  ] as const)('%s', (_what, lines, direction, staffId, isPretender) => {
    expect(senderOf('inbox', headers(...lines), people)).toMatchObject({
      direction,
      staffId,
      isPretender,
    });
  });

  it('no one is verified if our server is not configured', () => {
    const unnamed = { ...people, ourServer: undefined };
    const sender = senderOf('inbox', headers(results, 'From: ravi@company.example'), unnamed);
    expect(sender).toMatchObject({ direction: 'in', senderVerified: false });
  });
});

describe('the enquiry of a mail', () => {
  test.each([
    ['To: sales+7k3qf-9m2xa@company.example', ['7K3QF-9M2XA']],
    ['Cc: "X" <SALES+7K3QF9M2XA@Company.example>, y@z.example', ['7K3QF-9M2XA']],
    ['Delivered-To: sales+7K3QF-9M2XA@company.example', ['7K3QF-9M2XA']],
    ['To: othersales+7K3QF-9M2XA@company.example', []],
    ['To: sales+7K3QF-9M2XA@company.example.evil.test', []],
    ['Subject: sales+7K3QF-9M2XA@company.example', []],
  ])('%s', (line, references) => {
    const refs = threadRefsOf(headers(line), 'sales@company.example');
    expect(refs.references).toEqual(references);
  });

  it('In-Reply-To comes first, then References from the end; a thousand are not read', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `<${at}@x.example>`).join(' ');
    const { ids } = threadRefsOf(
      headers('In-Reply-To: <a@b>', `References: <c@d> ${many}`),
      's@c.example',
    );
    expect(ids.slice(0, 2)).toEqual(['a@b', '999@x.example']);
    expect(ids.length).toBeLessThanOrEqual(50);
  });

  it('our own mails, and only ours, are recognized by their ids', () => {
    const id = '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11';
    expect(ownMailOf(`${id}.sales@company.example`, 'site@company.example')).toEqual({
      id,
      purpose: 'sales',
    });
    expect(ownMailOf(`${id}.sales@evil.example`, 'site@company.example')).toBeUndefined();
    expect(ownMailOf(`${id}.other@company.example`, 'site@company.example')).toBeUndefined();
  });
});

describe('automatic mails', () => {
  test.each([
    ['Auto-Submitted: auto-generated', true],
    ['Auto-Submitted: no', false],
    ['Auto-Submitted: No; reason=x', false],
    ['Precedence: list', true],
    ['Precedence: first-class', false],
    ['Return-Path: <>', true],
    ['Return-Path: <a@b.example>', false],
    ['X-Autorespond: vacation', true],
    ['Subject: Auto-Submitted: auto-replied', false],
  ])('%s: %s', (line, automatic) => {
    expect(isAutomatic(headers(line))).toBe(automatic);
  });

  it('a report without an action is judged by its status; one without both reports no failure', () => {
    const report = (text: string) => readReport(Buffer.from(`From: x\r\n\r\n${text}`));
    expect(report('Status: 5.7.1\r\nMessage-ID: <a@b>')).toEqual({
      about: ['a@b'],
      failed: 'refused',
      failedFor: [],
    });
    expect(report('Message-ID: <a@b>').failed).toBeUndefined();
  });

  it('a report names the recipients it did not reach, and no others', () => {
    const lines = [
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; Asha@Menon.example',
      'Action: failed',
      'Status: 5.1.1',
      '',
      'Final-Recipient: rfc822;per@menon.example',
      'Action: relayed',
      '',
      'Message-ID: <a@b>',
    ];
    const report = readReport(Buffer.from(`From: x\r\n\r\n${lines.join('\r\n')}`));
    expect(report.failedFor).toEqual(['asha@menon.example']);
  });
});

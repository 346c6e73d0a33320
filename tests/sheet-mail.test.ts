import { randomUUID } from 'node:crypto';
import { readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { openFragment } from '@studio/sheet/link.ts';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheetAttachment, sheetRows } from '@studio/mail/smtp/sheet-in-mail.ts';
import { injections } from '@studio/contract/fixtures/injections';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

const drawn = {
  version: 1,
  project: 'Bridge inspections',
  today: ['paper'],
  when: 'date',
  whenDate: '2027-05-31',
  words: 'Findings reach the workshop late.\nWe want one record.',
};

let smtp: TestSmtp;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'true' });
  await service.startWorker();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

interface Mails {
  readonly reference: string;
  readonly toSales: Email;
  readonly toThem: Email;
}
/** Both mails of an enquiry with this sheet. */
async function mailsOn(sheet: object): Promise<Mails> {
  const email = `${randomUUID()}@menon.example`;
  const answer = await service.postEnquiry({
    idempotencykey: randomUUID(),
    email,
    sheet: JSON.stringify(sheet),
  });
  const { reference } = answer.json<{ reference: string }>();
  const mailTo = (address: string) =>
    eventually(() => {
      const found = smtp.received.find(
        ({ mail, envelopeTo }) =>
          envelopeTo.includes(address) && (mail.subject ?? '').includes(reference),
      );
      if (!found) throw new Error(`No mail to ${address} yet.`);
      return found.mail;
    });
  return { reference, toSales: await mailTo('hello@company.example'), toThem: await mailTo(email) };
}

it('sales receive the sheet as text, with its advice, and the drawing', async () => {
  const { reference, toSales } = await mailsOn(drawn);
  for (const line of ['Project: Bridge inspections', 'Today: paper', 'Deadline: May 31, 2027'])
    expect(toSales.text).toContain(line);
  expect(toSales.text).toContain('We advised: A project, Looms, Dyes');
  expect(toSales.text).toContain('Ask first: What may be left out?');
  const [attached, ...others] = toSales.attachments;
  expect(others).toEqual([]);
  expect(attached).toMatchObject({
    filename: `sheet-${reference}.svg`,
    mimeType: 'image/svg+xml',
    disposition: 'attachment',
  });
});

it('the visitor’s own page links to the sheet; the mail to the visitor contains nothing of it', async () => {
  const { toThem } = await mailsOn(drawn);
  const text = toThem.text ?? '';
  expect(text + (toThem.html ?? '')).not.toContain('/sheet');
  expect(toThem.attachments).toEqual([]);
  const [, path = ''] = /https:\/\/[^/\s]+(\/api\/\S+)/u.exec(text) ?? [];
  const { body } = await service.app.inject(path);
  const [, fragment = ''] = /href="[^"]*\/sheet(#[^"]+)"/u.exec(body) ?? [];
  expect(await openFragment(fragment)).toEqual({ kind: 'shared', answers: readAnswers(drawn) });
});

const company = {
  name: 'The company',
  email: 'hello@company.example',
  phone: undefined,
  brandColor: undefined,
  siteUrl: 'https://www.company.example',
  timeZone: 'Asia/Kolkata',
  sheetRules: undefined,
};
const everywhere = (text: string): Answers | undefined =>
  readAnswers({
    ...drawn,
    project: text,
    owner: text,
    talksOther: text,
    when: 'season',
    whenSeason: text,
    hangs: text,
    budget: 'range',
    budgetRange: text,
    words: text,
  });

type Node = DefaultTreeAdapterTypes.ChildNode;
const elementsIn = (nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []));
const tags = new Set(['svg', 'title', 'desc', 'path', 'text']);
const attributes = new Set(
  'xmlns viewBox width height role d fill stroke stroke-width stroke-dasharray x y font-family font-size font-weight letter-spacing text-anchor'.split(
    ' ',
  ),
);

it('whatever is written on a sheet ends as text in the drawing', () => {
  for (const payload of Object.values(injections).flat()) {
    const sheet = everywhere(payload);
    if (!sheet) throw new Error('A sheet must be readable whatever is written on it.');
    expect(sheetRows(sheet, company).length).toBeGreaterThan(2);
    const { content } = sheetAttachment(sheet, company, '7K3QF-9M2XA');
    const elements = elementsIn(parseFragment(content).childNodes);
    expect(elements.filter(({ tagName }) => !tags.has(tagName))).toEqual([]);
    const names = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(names.filter((name) => !attributes.has(name))).toEqual([]);
  }
});

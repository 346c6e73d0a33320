import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  afterEverything,
  letter,
  nextId,
  proven,
  SALES,
  testInboundMail,
  threadOf,
  type TestInboundMail,
} from './support/inbound-mail.ts';

let room: TestInboundMail;
beforeAll(async () => {
  room = await testInboundMail();
  room.open();
});
afterAll(() => room[Symbol.asyncDispose]());

describe('spam', () => {
  test.each([
    ['X-Spam-Flag', { 'X-Spam-Flag': 'YES' }],
    ['X-Spam-Status', { 'X-Spam-Status': 'Yes, score=9.1 required=5.0\r\n tests=BAYES_99' }],
  ])('a mail with %s is shown, and reopens nothing', async (_what, header) => {
    const enquiry = await room.addEnquiry();
    await room.fileInSent(
      letter({ From: SALES, To: enquiry.email, 'In-Reply-To': enquiry.ids.sales }, 'Hello'),
    );
    await threadOf(room, enquiry.id, 1);
    const before = await room.work(enquiry.id);
    const reply = { From: enquiry.email, To: SALES, 'Message-ID': nextId() };
    await room.server.deliver(
      SALES,
      letter({ ...header, ...reply, 'In-Reply-To': enquiry.ids.sales }, 'Buy this.'),
    );
    const thread = await threadOf(room, enquiry.id, 2);
    expect(thread.map(({ kind }) => kind)).toContain('spam');
    expect(await room.work(enquiry.id)).toEqual(before);
  });

  it('in a colleague’s name does not count as an answer, even if our server authenticated it', async () => {
    await room.addStaff('kavya@company.example');
    const enquiry = await room.addEnquiry();
    await room.server.deliver(
      SALES,
      letter(
        {
          'X-Spam-Flag': 'YES',
          'Authentication-Results': proven('company.example'),
          From: 'kavya@company.example',
          To: `${enquiry.email}, sales+${enquiry.reference}@company.example`,
          'Message-ID': nextId(),
          'In-Reply-To': enquiry.ids.sales,
        },
        'Buy this.',
      ),
    );
    await afterEverything(room);
    expect(await room.thread(enquiry.id)).toEqual([]);
    expect(await room.work(enquiry.id)).toMatchObject({ state: 'to-answer', version: 1 });
  });

  it('that is judged not to be spam is a mail like any other', async () => {
    const enquiry = await room.addEnquiry();
    const reply = { From: enquiry.email, To: SALES, 'Message-ID': nextId() };
    const header = { 'X-Spam-Flag': 'NO', 'X-Spam-Status': 'No, score=-1' };
    await room.server.deliver(
      SALES,
      letter({ ...header, ...reply, 'In-Reply-To': enquiry.ids.sales }, 'And in blue?'),
    );
    expect((await threadOf(room, enquiry.id, 1))[0]).toMatchObject({ kind: 'message' });
  });

  it('in the junk folder is never read', async () => {
    const enquiry = await room.addEnquiry();
    const reply = { From: enquiry.email, To: SALES, 'Message-ID': nextId() };
    await room.fileIn('Junk', letter({ ...reply, 'In-Reply-To': enquiry.ids.sales }, 'Buy this.'));
    await afterEverything(room);
    expect(await room.thread(enquiry.id)).toEqual([]);
    expect(await room.work(enquiry.id)).toMatchObject({ state: 'to-answer', version: 1 });
  });
});

it('mails that belong to no enquiry are in no thread, and nothing is marked as read', async () => {
  const enquiry = await room.addEnquiry();
  await room.server.deliver(
    SALES,
    letter({ From: enquiry.email, To: SALES, 'Message-ID': nextId() }, 'No thread.'),
  );
  await room.server.deliver(
    SALES,
    letter(
      { From: enquiry.email, To: SALES, 'In-Reply-To': `<${enquiry.id}.sales@elsewhere.example>` },
      'Not ours.',
    ),
  );
  await room.server.deliver(
    SALES,
    letter({ From: enquiry.email, To: `sales+${enquiry.reference}@elsewhere.example` }, 'Not us.'),
  );
  await afterEverything(room);
  expect(await room.thread(enquiry.id)).toEqual([]);
});

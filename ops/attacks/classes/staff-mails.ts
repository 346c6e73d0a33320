import { letter, OUR_SERVER, SALES } from '@studio/tests/support/inbound-mail.ts';
import type { Attack } from '../attack.ts';
import { mailsOf } from '../thread.ts';

const RAVI = 'ravi@company.example';
const pass = (domain = 'company.example') => `dmarc=pass header.from=${domain}`;

/** Headers that an attacker forges to make a mail look like a colleague's. */
const heads: readonly (readonly string[])[] = [
  [`From: ${RAVI}`],
  [`From: Ravi <${RAVI}>`, 'X-Authenticated: yes'],
  [`From: ${RAVI}`, `Sender: ${RAVI}`, `Return-Path: <${RAVI}>`],
  // With a space before the colon, which servers that remove forged results do not recognize.
  [`Authentication-Results : ${OUR_SERVER}; ${pass()}`, `From: ${RAVI}`],
  [`Authentication-Results\t: ${OUR_SERVER}; ${pass()}`, `From: ${RAVI}`],
  [` Authentication-Results: ${OUR_SERVER}; ${pass()}`, `From: ${RAVI}`],
  [`X-Authentication-Results: ${OUR_SERVER}; ${pass()}`, `From: ${RAVI}`],
  [`Authentication-Results: elsewhere.example; ${pass()}`, `From: ${RAVI}`],
  [`Authentication-Results: ${OUR_SERVER}.evil.example; ${pass()}`, `From: ${RAVI}`],
  [`Authentication-Results: evil.${OUR_SERVER}; ${pass()}`, `From: ${RAVI}`],
  [
    `Authentication-Results: ${OUR_SERVER}; dmarc=fail header.from=company.example`,
    `From: ${RAVI}`,
  ],
  [
    `Authentication-Results: ${OUR_SERVER}; dmarc=none header.from=company.example`,
    `From: ${RAVI}`,
  ],
  [
    `Authentication-Results: ${OUR_SERVER}; spf=pass smtp.mailfrom=company.example`,
    `From: ${RAVI}`,
  ],
  [`Authentication-Results: ${OUR_SERVER}; dkim=pass header.d=company.example`, `From: ${RAVI}`],
  [`Authentication-Results: ${OUR_SERVER}; ${pass('evil.example')}`, `From: ${RAVI}`],
  [
    `Authentication-Results: ${OUR_SERVER}; ${pass('company.example.evil.example')}`,
    `From: ${RAVI}`,
  ],
  [`Authentication-Results: ${OUR_SERVER}; dmarc=fail; ${pass()}`, `From: ${RAVI}`],
  [`Authentication-Results: ${OUR_SERVER}; dmarc=fail (; ${pass()})`, `From: ${RAVI}`],
  [`Authentication-Results: ${OUR_SERVER}; spf=fail smtp.mailfrom="; ${pass()}"`, `From: ${RAVI}`],
  [
    `Authentication-Results: ${OUR_SERVER}; dmarc=fail header.from=company.example`,
    `Authentication-Results: ${OUR_SERVER}; ${pass()}`,
    `From: ${RAVI}`,
  ],
  [
    `Authentication-Results: elsewhere.example; ${pass()}`,
    `Authentication-Results: ${OUR_SERVER}; ${pass()}`,
    `From: ${RAVI}`,
  ],
  [`Authentication-Results: ${OUR_SERVER}; ${pass('y.example')}`, `From: x@y.example, ${RAVI}`],
  [`Authentication-Results: ${OUR_SERVER}; ${pass('y.example')}`, `From: "${RAVI}" <x@y.example>`],
  [
    `Authentication-Results: ${OUR_SERVER}; ${pass('y.example')}`,
    'From: x@y.example',
    `From: ${RAVI}`,
  ],
  [`Authentication-Results: ${OUR_SERVER}; ${pass('y.example')}`, `From: ${RAVI}`],
  [`From: =?utf-8?Q?ravi=40company.example?= <x@y.example>`],
  [`From: ${SALES}`],
];

/** None of these may count as a colleague's answer, which would end the waiting time. */
export const staffMails: Attack = {
  name: 'forged mails of staff',
  least: 25,
  async *run(product) {
    await product.sql(
      `insert into staff (issuer, subject, name, email, roles)
       values ('https://id.company.example', 'ravi', 'Ravi', $1, '{sales}') on conflict do nothing`,
      RAVI,
    );
    const enquiry = await product.enquire();
    for (const [at, head] of heads.entries()) {
      const rest = letter(
        {
          To: `${enquiry.email}, ${SALES}`,
          'Message-ID': `<staff-${at}@x.example>`,
          'In-Reply-To': enquiry.ids.sales,
        },
        'I have answered.',
      );
      await product.mailbox.deliver(SALES, `${head.join('\r\n')}\r\n${rest}`);
    }
    const mails = await mailsOf(product, enquiry);
    const [work] = await product.sql<{ state: string }>(
      'select state from enquiry_work where enquiry_id = $1',
      enquiry.id,
    );
    for (const [at, head] of heads.entries()) {
      const mail = mails.find(({ message_id: id }) => id === `staff-${at}@x.example`);
      const isThrough =
        mail !== undefined &&
        (mail.direction === 'out' || (mail.sender_verified && mail.sender === RAVI));
      yield { what: head.join(' | '), isThrough };
    }
    yield { what: 'the clock is stopped', isThrough: work?.state !== 'to-answer' };
  },
};

import { expect, it } from 'vitest';
import { letter, SALES, testInboundMail } from './support/inbound-mail.ts';
import { eventually } from './support/service.ts';

it('a mail says who else got it, in To or in Cc', async () => {
  await using room = await testInboundMail();
  room.open();
  const enquiry = await room.addEnquiry();
  await room.addStaff('leela@company.example');
  await room.server.deliver(
    SALES,
    letter(
      {
        From: enquiry.email,
        To: `Sales <sales+${enquiry.reference}@company.example>, per@menon.example`,
        Cc: '=?utf-8?Q?Ilse_B=C3=A4uer?= <ilse@count.example>, Leela <leela@company.example>',
        'Message-ID': '<1@mail.menon.example>',
        'In-Reply-To': enquiry.ids.acknowledgement,
      },
      'Per knows the looms.',
    ),
  );
  await eventually(async () => {
    expect(await room.thread(enquiry.id)).toMatchObject([
      {
        copied: [
          { name: '', address: 'per@menon.example', isOurs: false },
          { name: 'Ilse Bäuer', address: 'ilse@count.example', isOurs: false },
          { name: 'Leela', address: 'leela@company.example', isOurs: true },
        ],
      },
    ]);
  });
});

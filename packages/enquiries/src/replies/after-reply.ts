import type { AfterReply } from '@studio/contract/desk/requests.schema';
import type { Command } from '@studio/contract/desk/work';

/** How an answer by mail counts. */
export const answeredBy = (then: AfterReply): Extract<Command, { kind: 'answered' }> => ({
  kind: 'answered',
  by: 'mail',
  then: then === 'waiting' ? 'waiting' : 'answered',
});

/** What becomes of an enquiry with an answer by mail. */
export const commandsOf = (then: AfterReply): Command[] =>
  then === 'waiting' || then === 'answered'
    ? [answeredBy(then)]
    : [answeredBy(then), { kind: 'closed', reason: then }];

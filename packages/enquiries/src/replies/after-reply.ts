import type { AfterReply } from '@studio/contract/desk/requests.schema';
import type { Command } from '@studio/contract/desk/work';

/** The `answered` command of a reply by mail. */
export const answeredBy = (then: AfterReply): Extract<Command, { kind: 'answered' }> => ({
  kind: 'answered',
  by: 'mail',
  then: then === 'waiting' ? 'waiting' : 'answered',
});

/** The commands that change the enquiry's state after a reply by mail. */
export const commandsOf = (then: AfterReply): Command[] =>
  then === 'waiting' || then === 'answered'
    ? [answeredBy(then)]
    : [answeredBy(then), { kind: 'closed', reason: then }];

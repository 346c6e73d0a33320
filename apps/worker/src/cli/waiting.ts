import { readWaiting } from '@studio/enquiries/reports/waiting.store.ts';
import { lines, type Command } from './command.ts';
import { printable } from './printable.ts';

/** For the operator on call: which enquiries an alert is about. It shows no person, so the audit log has no entry. */
export const listWaiting: Command = async ({ database: { db } }) =>
  lines(
    (await readWaiting(db)).map(({ reference, since, what, state, problem }) =>
      printable(
        `${reference ?? 'no enquiry '}  ${since.toISOString()}  ${what}: ${state}  ${problem ?? ''}`.trimEnd(),
      ),
    ),
    'Nothing waits and nothing has failed.',
  );

export interface RouteProps {
  /** How often each part was killed, in words. */
  readonly kills: string;
  readonly acknowledged: string;
  readonly lost: string;
}

/** The parts an enquiry passes, how each keeps it, and which of them were killed. */
export const stations = [
  { name: 'Your tab', holds: ['keeps the text', 'and its key'], killed: false },
  { name: 'Service', holds: ['says sent when', 'it is stored'], killed: true },
  { name: 'Database', holds: ['on disk first,', 'then it agrees'], killed: true },
  { name: 'Worker', holds: ['lease runs out,', 'the next takes'], killed: true },
  { name: 'Mail server', holds: ['asked again', 'for three days'], killed: false },
] as const;

/** The end of the route: the people who answer. */
export const end = 'Answered';

/** The text alternative of the route. */
export const sentenceOf = ({ kills, acknowledged, lost }: RouteProps): string =>
  'The way of an enquiry from your tab through the service, the database and the worker to the mail ' +
  `server and to the people who answer. Service, database and worker were killed ${kills} times ` +
  'each. Your tab keeps the text and asks again with the same key; the service says sent only when ' +
  'it is stored; the database writes to disk before it agrees; the lease of a dead worker runs out ' +
  `and the next takes over; a mail server is asked again for three days. ${acknowledged} were told sent, ${lost} were lost.`;

/** After a kill, an enquiry continues one place before `from`. */
export const again = [
  { from: 1, words: 'again, same key' },
  { from: 3, words: 'taken up again' },
  { from: 4, words: 'tried again' },
] as const;

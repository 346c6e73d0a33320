import type { EnquiryRow } from '@studio/contract/desk/responses';
import { noticeKinds, type NoticeKind, type Notices } from '@studio/contract/desk/notices';
import { dueSoon, isInQueue } from '@studio/contract/desk/queues';
import type { News } from '#live/news.store.ts';

/** The names of the kinds of notices, as in the settings. */
export const kindText: Readonly<Record<NoticeKind, string>> = {
  assigned: 'An enquiry is assigned to me',
  'enquirer-replied': 'One of my enquirers writes again',
  warn: 'One of mine is due in two hours',
  late: 'One of mine is late',
};

export interface Notice {
  /** The same in every tab, so that a browser shows it once. */
  readonly tag: string;
  readonly enquiryId: string;
  readonly title: string;
  readonly body: string;
}

const titles: Readonly<Record<NoticeKind, string>> = {
  assigned: 'You were assigned an enquiry',
  'enquirer-replied': 'They wrote again',
  warn: 'Two hours left',
  late: 'One of your enquiries is late',
};

const named: Readonly<Record<NoticeKind, (name: string) => string>> = {
  assigned: (name) => `Assigned to you: ${name}`,
  'enquirer-replied': (name) => `${name} wrote again`,
  warn: (name) => `Two hours left: ${name}`,
  late: (name) => `${name} is late`,
};

/** Contains nothing of the enquiry, unless the user chose names. */
function noticeOf(kind: NoticeKind, event: string, row: EnquiryRow, showsNames: boolean): Notice {
  return {
    tag: `${row.id} ${kind} ${event}`,
    enquiryId: row.id,
    title: showsNames ? named[kind](row.name) : titles[kind],
    body: showsNames ? row.companyname : `Reference ${row.reference}`,
  };
}

const isNoticed = (kind: string): kind is 'assigned' | 'enquirer-replied' =>
  kind === 'assigned' || kind === 'enquirer-replied';

interface Seen {
  readonly meId: string;
  readonly now: Date;
  readonly news: readonly News[];
  /** The enquiries the user owns. */
  readonly mine: readonly EnquiryRow[];
}

/** The notices a browser should show, given everything known now. */
export function noticesIn(
  { browser, showsNames }: Pick<Notices, 'browser' | 'showsNames'>,
  { meId, now, news, mine }: Seen,
): readonly Notice[] {
  const happened = news.flatMap(({ kind, row }) =>
    row.ownerId === meId && isNoticed(kind) && browser[kind]
      ? [noticeOf(kind, row.news.at, row, showsNames)]
      : [],
  );
  const due = mine.flatMap((row) => {
    const look = { me: meId, now };
    const isLate = isInQueue('late', row, look);
    if (row.ownerId !== meId || !(isLate || dueSoon.has(row, look))) return [];
    const kind = isLate ? 'late' : 'warn';
    return browser[kind] ? [noticeOf(kind, row.dueAt, row, showsNames)] : [];
  });
  return [...happened, ...due];
}

export const wantsAny = (wanted: Notices['browser']): boolean =>
  noticeKinds.some((kind) => wanted[kind]);

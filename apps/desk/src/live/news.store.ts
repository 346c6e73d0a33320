import type { EnquiryRow } from '@studio/contract/desk/responses';
import type { NewsKind } from '@studio/contract/desk/news';
import { create } from 'zustand';

/** An event of an enquiry, with its row after it; if erased, the row before. */
export interface News {
  readonly kind: NewsKind | 'erased';
  readonly row: EnquiryRow;
}

interface Kept {
  /** The last event of each enquiry since the announcement was read. */
  readonly waiting: readonly News[];
  /** When the last event happened, or the list was opened. */
  readonly since: Date;
}

const useStore = create<Kept>(() => ({ waiting: [], since: new Date() }));

export function addNews(happened: readonly News[]): void {
  const { waiting } = useStore.getState();
  // An event may arrive twice.
  const isKnown = ({ kind, row }: News): boolean =>
    waiting.some(
      (one) => one.kind === kind && one.row.id === row.id && one.row.version === row.version,
    );
  const added = happened.filter((one) => !isKnown(one));
  if (added.length === 0) return;
  const addedIds = new Set(added.map(({ row }) => row.id));
  const kept = waiting.filter(({ row }) => !addedIds.has(row.id));
  useStore.setState({ waiting: [...kept, ...added], since: new Date() });
}

/** Whether it is announced as new and in no list yet. */
export const hasArrived = (id: string): boolean =>
  useStore.getState().waiting.some(({ kind, row }) => kind === 'received' && row.id === id);

/** Call with the rows as they are now: what is announced as new is shown as it is, and only while it is new. */
export function refreshArrived(
  rows: readonly EnquiryRow[],
  isStillNew: (row: EnquiryRow) => boolean,
): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  useStore.setState(({ waiting }) => ({
    waiting: waiting.flatMap((one): News[] => {
      const now = one.kind === 'received' ? byId.get(one.row.id) : undefined;
      if (!now || now.version < one.row.version) return [one];
      return isStillNew(now) ? [{ kind: 'received', row: now }] : [];
    }),
  }));
}

function drop(isDropped: (one: News) => boolean): void {
  const { waiting } = useStore.getState();
  const left = waiting.filter((one) => !isDropped(one));
  if (left.length < waiting.length) useStore.setState({ waiting: left });
}

/** For events seen elsewhere. New enquiries stay, because no list has them yet. */
export function dropSeen(ids: ReadonlySet<string>): void {
  drop(({ kind, row }) => kind !== 'received' && ids.has(row.id));
}

/** For new enquiries that To answer has now. */
export function dropArrived(ids: ReadonlySet<string>): void {
  drop(({ kind, row }) => kind === 'received' && ids.has(row.id));
}

/** For an erased enquiry: nothing of its row may stay. */
export function dropErased(id: string): void {
  drop(({ row }) => row.id === id);
}

/** For when the user reads the announcement: the lists have the rows now. */
export function clearNews(): void {
  if (useStore.getState().waiting.length > 0) useStore.setState({ waiting: [], since: new Date() });
}

export const newsOf = (): readonly News[] => useStore.getState().waiting;
export const useNews = (): readonly News[] => useStore(({ waiting }) => waiting);
export const useNewsSince = (): Date => useStore(({ since }) => since);

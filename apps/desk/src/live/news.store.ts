import type { EnquiryRow } from '@studio/contract/desk/responses';
import type { NewsKind } from '@studio/contract/desk/news';
import { create } from 'zustand';

/** Something that happened to an enquiry, with its row as it is after it; of an erased one, as it was. */
export interface News {
  readonly kind: NewsKind | 'erased';
  readonly row: EnquiryRow;
}

interface Kept {
  /** What happened since the line was read; of each enquiry the last. */
  readonly waiting: readonly News[];
  /** When something last happened, or the list was opened. */
  readonly since: Date;
}

const useStore = create<Kept>(() => ({ waiting: [], since: new Date() }));

export function addNews(happened: readonly News[]): void {
  const { waiting } = useStore.getState();
  // A change may come twice.
  const isKnown = ({ kind, row }: News): boolean =>
    waiting.some(
      (one) => one.kind === kind && one.row.id === row.id && one.row.version === row.version,
    );
  const added = happened.filter((one) => !isKnown(one));
  if (added.length === 0) return;
  const told = new Set(added.map(({ row }) => row.id));
  const kept = waiting.filter(({ row }) => !told.has(row.id));
  useStore.setState({ waiting: [...kept, ...added], since: new Date() });
}

/** A new enquiry that is announced and in no list yet: nothing that is being read moves. */
export const hasArrived = (id: string): boolean =>
  useStore.getState().waiting.some(({ kind, row }) => kind === 'received' && row.id === id);

/** Seen elsewhere. New enquiries stay, because no list has them yet. */
export function dropSeen(ids: ReadonlySet<string>): void {
  const { waiting } = useStore.getState();
  const left = waiting.filter(({ kind, row }) => kind === 'received' || !ids.has(row.id));
  if (left.length < waiting.length) useStore.setState({ waiting: left });
}

/** Read: the list has them now. */
export function clearNews(): void {
  if (useStore.getState().waiting.length > 0) useStore.setState({ waiting: [], since: new Date() });
}

export const newsOf = (): readonly News[] => useStore.getState().waiting;
export const useNews = (): readonly News[] => useStore(({ waiting }) => waiting);
export const useNewsSince = (): Date => useStore(({ since }) => since);

import { isProgramName } from '@studio/contract/desk/file-names';
import { FILES_AT_MOST, FILES_BYTES_AT_MOST, type DraftFile } from '@studio/contract/desk/files';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { statusOf } from '#api/answer-error.ts';
import { draftFilesQuery, removeDraftFile, uploadFile } from '#api/draft-files.ts';
import { sizeWords } from '#parts/Thread/size-words.ts';

/** A file on its way to the service, or one that will not get there. */
export interface ComingFile {
  readonly id: string;
  readonly file: File;
  readonly sent: number;
  /** Why it is not attached; nothing while it is on its way. */
  readonly fault?: string;
  /** Another try may help. */
  readonly mayTryAgain?: boolean;
}

type Coming = Readonly<Record<string, readonly ComingFile[]>>;
/** Outside of the composer, so that uploads continue when the reply is put aside. */
const useStore = create<Coming>(() => ({}));
const nothing: readonly ComingFile[] = [];
const stops = new Map<string, AbortController>();
/** One after the other: each knows how much room the one before has left. */
let last: Promise<unknown> = Promise.resolve();

const comingOf = (enquiryId: string) => useStore.getState()[enquiryId] ?? nothing;
const set = (enquiryId: string, coming: readonly ComingFile[]): void => {
  useStore.setState({ [enquiryId]: coming });
};
const change = (enquiryId: string, id: string, to: Partial<ComingFile>): void => {
  const changed = comingOf(enquiryId).map((one) => (one.id === id ? { ...one, ...to } : one));
  set(enquiryId, changed);
};

export const useComing = (enquiryId: string): readonly ComingFile[] =>
  useStore((coming) => coming[enquiryId] ?? nothing);

/** Stops it where it is still on its way. */
export function dismissComing(enquiryId: string, id: string): void {
  stops.get(id)?.abort();
  set(
    enquiryId,
    comingOf(enquiryId).filter((one) => one.id !== id),
  );
}

/** As the service decides it, said at once. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  kept: readonly Pick<DraftFile, 'bytes'>[],
): string | undefined {
  if (isProgramName(name)) return 'Not attached: mail servers refuse programs.';
  if (size === 0) return 'Not attached: it is empty, or a folder.';
  if (kept.length >= FILES_AT_MOST) return `Not attached: a mail has at most ${FILES_AT_MOST}.`;
  const bytes = kept.reduce((sum, one) => sum + one.bytes, size);
  return bytes > FILES_BYTES_AT_MOST
    ? `${sizeWords(size)} is too large. All files together: ${sizeWords(FILES_BYTES_AT_MOST)}.`
    : undefined;
}

async function bring(client: QueryClient, enquiryId: string, { id, file }: ComingFile) {
  const query = draftFilesQuery(enquiryId);
  // It was removed while it waited for its turn.
  if (!comingOf(enquiryId).some((one) => one.id === id)) return;
  const kept = client.getQueryData(query.queryKey) ?? [];
  const refusal = refusalOf(file, kept);
  if (refusal !== undefined) {
    change(enquiryId, id, { fault: refusal });
    return;
  }
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    const onProgress = (sent: number): void => {
      change(enquiryId, id, { sent });
    };
    const arrived = await uploadFile({ enquiryId, id, file, onProgress, signal: stop.signal });
    client.setQueryData(query.queryKey, (before = []) => [
      ...before.filter((one) => one.id !== id),
      arrived,
    ]);
    dismissComing(enquiryId, id);
  } catch (error) {
    if (stop.signal.aborted) {
      // It may have been whole already when it was stopped.
      await removeDraftFile(enquiryId, id).catch(() => undefined);
      return;
    }
    const status = statusOf(error) ?? 500;
    const fault = error instanceof Error ? error.message : String(error);
    change(enquiryId, id, { fault, mayTryAgain: status !== 413 && status !== 422 });
  } finally {
    stops.delete(id);
  }
}

/** Uploads files to the draft of a reply. */
export function addFiles(client: QueryClient, enquiryId: string, files: readonly File[]): void {
  const added = files.map((file) => ({ id: crypto.randomUUID(), file, sent: 0 }));
  set(enquiryId, [...comingOf(enquiryId), ...added]);
  for (const one of added) last = last.then(() => bring(client, enquiryId, one));
}

export function tryAgain(client: QueryClient, enquiryId: string, { id, file }: ComingFile): void {
  const again = { id, file, sent: 0 };
  set(
    enquiryId,
    comingOf(enquiryId).map((one) => (one.id === id ? again : one)),
  );
  last = last.then(() => bring(client, enquiryId, again));
}

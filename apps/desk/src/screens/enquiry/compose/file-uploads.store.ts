import { isProgramName } from '@studio/contract/desk/file-names';
import { FILES_AT_MOST, FILES_BYTES_AT_MOST, type DraftFile } from '@studio/contract/desk/files';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { statusOf } from '#api/api-error.ts';
import { draftFilesQuery, removeDraftFile, uploadFile } from '#api/draft-files.ts';
import { formatFileSize } from '#parts/Thread/size-text.ts';

/** A file that is being uploaded, or whose upload failed. */
export interface FileUpload {
  readonly id: string;
  readonly file: File;
  readonly sent: number;
  /** Why it is not attached; undefined while it is being uploaded. */
  readonly fault?: string;
  /** Whether a retry may help. */
  readonly mayTryAgain?: boolean;
}

type FileUploads = Readonly<Record<string, readonly FileUpload[]>>;
/** Outside the composer, so that uploads continue while the reply is put aside. */
const useStore = create<FileUploads>(() => ({}));
const nothing: readonly FileUpload[] = [];
const stops = new Map<string, AbortController>();
/** Uploads run one after another, so that each knows how much room is left. */
let last: Promise<unknown> = Promise.resolve();

const uploadsOf = (enquiryId: string) => useStore.getState()[enquiryId] ?? nothing;
const set = (enquiryId: string, uploads: readonly FileUpload[]): void => {
  useStore.setState({ [enquiryId]: uploads });
};
const change = (enquiryId: string, id: string, to: Partial<FileUpload>): void => {
  const changed = uploadsOf(enquiryId).map((one) => (one.id === id ? { ...one, ...to } : one));
  set(enquiryId, changed);
};

export const useFileUploads = (enquiryId: string): readonly FileUpload[] =>
  useStore((uploads) => uploads[enquiryId] ?? nothing);

/** Aborts the upload if it is under way. */
export function dismissUpload(enquiryId: string, id: string): void {
  stops.get(id)?.abort();
  set(
    enquiryId,
    uploadsOf(enquiryId).filter((one) => one.id !== id),
  );
}

/** The service's rules, applied before the upload. */
export function uploadError(
  { name, size }: Pick<File, 'name' | 'size'>,
  kept: readonly Pick<DraftFile, 'bytes'>[],
): string | undefined {
  if (isProgramName(name)) return 'Not attached: mail servers refuse programs.';
  if (size === 0) return 'Not attached: it is empty, or a folder.';
  if (kept.length >= FILES_AT_MOST)
    return `Not attached: a mail can have at most ${FILES_AT_MOST} files.`;
  const bytes = kept.reduce((sum, one) => sum + one.bytes, size);
  return bytes > FILES_BYTES_AT_MOST
    ? `${formatFileSize(size)} is too large. The limit for all files together is ${formatFileSize(FILES_BYTES_AT_MOST)}.`
    : undefined;
}

async function bring(client: QueryClient, enquiryId: string, { id, file }: FileUpload) {
  const query = draftFilesQuery(enquiryId);
  // It was removed while it waited.
  if (!uploadsOf(enquiryId).some((one) => one.id === id)) return;
  const kept = client.getQueryData(query.queryKey) ?? [];
  const refusal = uploadError(file, kept);
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
    dismissUpload(enquiryId, id);
  } catch (error) {
    if (stop.signal.aborted) {
      // The file may have been stored completely before it was aborted.
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
  set(enquiryId, [...uploadsOf(enquiryId), ...added]);
  for (const one of added) last = last.then(() => bring(client, enquiryId, one));
}

export function retryUpload(
  client: QueryClient,
  enquiryId: string,
  { id, file }: FileUpload,
): void {
  const again = { id, file, sent: 0 };
  set(
    enquiryId,
    uploadsOf(enquiryId).map((one) => (one.id === id ? again : one)),
  );
  last = last.then(() => bring(client, enquiryId, again));
}

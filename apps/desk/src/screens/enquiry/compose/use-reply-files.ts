import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { FILES_AT_MOST, FILES_BYTES_AT_MOST } from '@studio/contract/desk/files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftFilesQuery, removeDraftFile } from '#api/draft-files.ts';
import { filesQuery } from '#api/files.ts';
import {
  addFiles,
  dismissUpload,
  retryUpload,
  useFileUploads,
  type FileUpload,
} from './file-uploads.store.ts';
import type { DraftKey } from './local-draft.ts';
import { offeredFiles, readLeftOut, writeLeftOut } from './offered-files.ts';

const TOO_MUCH = 'Too many files, or more than 25 MB together. Remove some.';

/** The files of a reply: those of its draft, those being uploaded, and those of the thread that are sent again. */
export function useReplyFiles(enquiry: EnquiryDetail, of: DraftKey, isForward: boolean) {
  const client = useQueryClient();
  const query = draftFilesQuery(enquiry.id);
  const { data: kept = [] } = useQuery(query);
  const { data: inThread } = useQuery(filesQuery(enquiry));
  const uploads = useFileUploads(enquiry.id);
  const [leftOut, setLeftOut] = useState(() => readLeftOut(of));
  const offered = offeredFiles(enquiry, inThread?.files ?? [], { meId: of.staffId, isForward });
  const again = offered.filter(({ id }) => !leftOut.includes(id));
  const all = [...kept, ...again];
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  const isTooMuch = all.length > FILES_AT_MOST || bytes > FILES_BYTES_AT_MOST;
  const remove = useMutation({
    mutationFn: (id: string) => removeDraftFile(enquiry.id, id),
    onMutate: async (id) => {
      // A list that is being read still has the file.
      await client.cancelQueries(query);
      client.setQueryData(query.queryKey, (before = []) => before.filter((one) => one.id !== id));
    },
    onSettled: () => client.invalidateQueries(query),
  });
  return {
    kept,
    uploads,
    offered,
    leftOut,
    fault: isTooMuch ? TOO_MUCH : undefined,
    /** A reply cannot be sent while a file is being uploaded. */
    isReady: !isTooMuch && uploads.every(({ fault }) => fault !== undefined),
    toSend: { files: kept.map(({ id }) => id), again: again.map(({ id }) => id) },
    add: (files: readonly File[]): void => {
      addFiles(client, enquiry.id, files);
    },
    retryUpload: (file: FileUpload): void => {
      retryUpload(client, enquiry.id, file);
    },
    dismiss: (id: string): void => {
      dismissUpload(enquiry.id, id);
    },
    remove: remove.mutate,
    choose: (id: string, isChosen: boolean): void => {
      const left = isChosen ? leftOut.filter((one) => one !== id) : [...leftOut, id];
      setLeftOut(left);
      writeLeftOut(of, left);
    },
  };
}

export type ReplyFiles = ReturnType<typeof useReplyFiles>;

import { errorResponseSchema } from '@studio/contract/desk/responses';
import { draftFileSchema, draftFilesSchema, type DraftFile } from '@studio/contract/desk/files';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';
import { updateSession } from './session.store.ts';

const pathOf = (enquiryId: string): string => `/api/enquiries/${enquiryId}/drafts/reply/files`;

/** Not cached: the same person may have another window open. */
export const draftFilesQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: queryKeys.draftFiles(enquiryId),
    queryFn: async ({ signal }): Promise<readonly DraftFile[]> =>
      (await fetchJson(draftFilesSchema, pathOf(enquiryId), { signal })).files,
    staleTime: 0,
  });

export const removeDraftFile = (enquiryId: string, id: string): Promise<unknown> =>
  fetchJson(draftFilesSchema, `${pathOf(enquiryId)}/${id}`, { method: 'DELETE' });

const UNREACHED = 'The upload failed: the desk is not responding.';
const UNREADABLE = 'The upload failed. Please try again.';

interface Upload {
  readonly enquiryId: string;
  readonly id: string;
  readonly file: File;
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** By XMLHttpRequest, because fetch does not report upload progress. */
export const uploadFile = ({
  enquiryId,
  id,
  file,
  onProgress,
  signal,
}: Upload): Promise<DraftFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, message: string): void => {
      reject(new ApiError(status, message));
    };
    request.open('PUT', `${pathOf(enquiryId)}/${id}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded }) => {
      onProgress(loaded);
    });
    request.addEventListener('error', () => {
      fail(0, UNREACHED);
    });
    request.addEventListener('abort', () => {
      fail(0, 'The upload was stopped.');
    });
    request.addEventListener('load', () => {
      const { status } = request;
      updateSession(status);
      const answer = draftFileSchema.safeParse(request.response);
      if (status === 200 && answer.success) resolve(answer.data);
      else
        fail(status, errorResponseSchema.safeParse(request.response).data?.message ?? UNREADABLE);
    });
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(file);
  });

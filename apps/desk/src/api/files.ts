import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { filesSchema } from '@studio/contract/desk/files';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

const LOOK_AGAIN_MS = 3_000;

/** Fetched again when a mail with files arrives, and repeatedly while a file is being scanned. */
export function filesQuery({ id, mails }: Pick<EnquiryDetail, 'id' | 'mails'>) {
  const mailIds = mails.flatMap((mail) => (mail.attachments.length > 0 ? [mail.id] : []));
  return queryOptions({
    queryKey: [...queryKeys.enquiry(id), 'files', mailIds],
    queryFn: ({ signal }) => fetchJson(filesSchema, `/api/enquiries/${id}/files`, { signal }),
    enabled: mailIds.length > 0,
    refetchInterval: ({ state: { data } }) =>
      data?.files.some(({ state }) => state === 'waiting') === true && LOOK_AGAIN_MS,
  });
}

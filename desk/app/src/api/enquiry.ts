import type { EnquiryWhole } from '@studio/contract/desk/answers';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.enquiry(id),
    queryFn: ({ signal }) => fetchJson<EnquiryWhole>(`/api/enquiries/${id}`, { signal }),
  });

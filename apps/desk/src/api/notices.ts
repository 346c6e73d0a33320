import { noticesSchema, type Notices } from '@studio/contract/desk/notices';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const noticesQuery = queryOptions({
  queryKey: queryKeys.notices,
  queryFn: ({ signal }) => fetchJson(noticesSchema, '/api/notices', { signal }),
  staleTime: Infinity,
});

/** Shown at once; a refusal restores the stored settings. */
export function useSaveNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notices: Notices) =>
      fetchJson(noticesSchema, '/api/notices', { method: 'PUT', body: notices }),
    onMutate: (notices) => {
      client.setQueryData(queryKeys.notices, notices);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.notices }),
  });
}

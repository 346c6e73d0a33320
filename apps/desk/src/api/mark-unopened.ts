import { changedSchema } from '@studio/contract/desk/responses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { editRows } from './work-cache.ts';

/** Marks it as unread: bold in every list again. */
export function useMarkUnopened() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      fetchJson(changedSchema, `/api/enquiries/${id}/unread`, { method: 'POST', body: {} }),
    onSuccess: (_done, id) => {
      const unreadSince = new Date().toISOString();
      editRows(client, (row) => ({ ...row, isOpened: false, unreadSince }), new Set([id]));
    },
  });
}

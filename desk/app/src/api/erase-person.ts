import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

/** How much there is about a person; not what it says. */
export interface PersonFound {
  readonly enquiries: readonly { readonly id: string }[];
  readonly messages: number;
  readonly subscriptions: number;
}

export const personQuery = (email: string) =>
  queryOptions({
    queryKey: ['person', email],
    queryFn: ({ signal }) =>
      fetchJson<PersonFound>('/api/persons/find', { method: 'POST', body: { email }, signal }),
  });

/** Everything about them goes, from every list too: it cannot be brought back. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ email, confirm }: { readonly email: string; readonly confirm: string }) =>
      fetchJson<object>('/api/persons/erase', { method: 'POST', body: { email, confirm } }),
    onSuccess: () =>
      Promise.all(
        [queryKeys.lists, queryKeys.counts, queryKeys.due].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** All that is kept about them, as a file to hand over. */
export async function exportPerson(email: string): Promise<void> {
  const copy = await fetchJson<object>('/api/persons/export', { method: 'POST', body: { email } });
  const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'person.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { erasePerson, findPerson } from './people.ts';
import { queryKeys } from './query-keys.ts';

export const personQuery = (email: string) =>
  queryOptions({ queryKey: ['person', email], queryFn: () => findPerson(email) });

/** Everything about them goes, from every list too: it cannot be brought back. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: erasePerson,
    onSuccess: () =>
      Promise.all(
        [queryKeys.lists, queryKeys.counts, queryKeys.due].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

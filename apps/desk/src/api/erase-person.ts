import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { erasePerson, findPerson } from './people.ts';
import { queryKeys } from './query-keys.ts';

export const personQuery = (email: string) =>
  queryOptions({ queryKey: ['person', email], queryFn: () => findPerson(email) });

/** Erases everything about a person, and removes them from every list. It cannot be undone. */
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

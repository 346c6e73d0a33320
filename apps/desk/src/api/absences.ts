import { absencesSchema, type AbsenceView } from '@studio/contract/desk/absence';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';
import { queryKeys } from './query-keys.ts';

export const absencesQuery = queryOptions({
  queryKey: queryKeys.absences,
  queryFn: ({ signal }) => fetchJson(absencesSchema, '/api/absences', { signal }),
});

interface AbsenceOrder {
  /** The person who is away; null is the user. */
  readonly staffId: string | null;
  /** Null if they are back. */
  readonly absence: {
    readonly firstDay: string;
    readonly lastDay: string;
    readonly handTo: string | null;
  } | null;
}

export function useSaveAbsence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ staffId, absence }: AbsenceOrder): Promise<readonly AbsenceView[]> => {
      const url = staffId === null ? '/api/absence' : `/api/colleagues/${staffId}/absence`;
      return fetchJson(
        absencesSchema,
        url,
        absence ? { method: 'PUT', body: absence } : { method: 'DELETE' },
      );
    },
    onSuccess: (absences) => {
      client.setQueryData(queryKeys.absences, absences);
      return client.invalidateQueries({ queryKey: queryKeys.colleagues });
    },
  });
}

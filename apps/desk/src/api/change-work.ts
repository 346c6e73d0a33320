import {
  applyEvent,
  workSchema,
  type Change,
  type Command,
  type Work,
} from '@studio/contract/desk/work';
import { clampCommand } from '@studio/contract/desk/work-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { versionConflictOf } from './api-error.ts';
import { refetchEnquiryAndCounts } from './enquiry.ts';
import { fetchJson } from './fetch-json.ts';
import { updateCachedWork, workIn } from './work-cache.ts';
import { queryKeys } from './query-keys.ts';

export interface WorkChange {
  readonly id: string;
  /** The work as it was on the screen. */
  readonly seen: Work;
  readonly command: Command;
  /** The user who makes the change. */
  readonly staffId: string;
}

/** The work after the change, computed by the rules that the service follows. */
export function optimisticWork({ seen, command, staffId }: WorkChange): Work {
  const kept = clampCommand(seen, command);
  const change: Change = kept.kind === 'answered' ? { ...kept, workingMs: 0 } : kept;
  return applyEvent(workIn(seen), { at: new Date().toISOString(), staffId, change });
}

/** Shown at once, then sent. If the service refuses, the screen returns to its state and shows the reason. */
export function useChangeWork() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, seen, command }: WorkChange) =>
      fetchJson(workSchema, `/api/enquiries/${id}/changes`, {
        method: 'POST',
        body: { command, version: seen.version },
      }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: queryKeys.enquiry(change.id) });
      updateCachedWork(client, change.id, optimisticWork(change));
    },
    onSuccess: (now, { id }) => {
      updateCachedWork(client, id, workIn(now));
    },
    onError: (error, { id, seen, command }) => {
      // A colleague may be away since the list was read.
      if (command.kind === 'assigned')
        void client.invalidateQueries({ queryKey: queryKeys.colleagues });
      updateCachedWork(client, id, versionConflictOf(error)?.now ?? workIn(seen), false);
    },
    onSettled: (_now, _error, { id }) => refetchEnquiryAndCounts(client, id),
  });
}

import {
  afterEvent,
  workSchema,
  type Change,
  type Command,
  type Work,
} from '@studio/contract/desk/work';
import { within } from '@studio/contract/desk/work-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { overtakenOf } from './answer-error.ts';
import { readAnewWithTotals } from './enquiry.ts';
import { fetchJson } from './fetch-json.ts';
import { keepWork, workIn } from './kept-work.ts';
import { queryKeys } from './query-keys.ts';

export interface Order {
  readonly id: string;
  /** The work as it was on the screen. */
  readonly seen: Work;
  readonly command: Command;
  /** Who asks. */
  readonly staffId: string;
}

/** What the work will be, by the same rules the service follows. */
export function foreseen({ seen, command, staffId }: Order): Work {
  const kept = within(seen, command);
  const change: Change = kept.kind === 'answered' ? { ...kept, workingMs: 0 } : kept;
  return afterEvent(workIn(seen), { at: new Date().toISOString(), staffId, change });
}

/** Shown at once, then asked; what is refused goes back to what is true, and the sentence says why. */
export function useChangeWork() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, seen, command }: Order) =>
      fetchJson(workSchema, `/api/enquiries/${id}/changes`, {
        method: 'POST',
        body: { command, version: seen.version },
      }),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey: queryKeys.enquiry(order.id) });
      keepWork(client, order.id, foreseen(order));
    },
    onSuccess: (now, { id }) => {
      keepWork(client, id, workIn(now));
    },
    onError: (error, { id, seen, command }) => {
      // A colleague may be away since the list was read.
      if (command.kind === 'assigned')
        void client.invalidateQueries({ queryKey: queryKeys.colleagues });
      keepWork(client, id, overtakenOf(error)?.now ?? workIn(seen), false);
    },
    onSettled: (_now, _error, { id }) => readAnewWithTotals(client, id),
  });
}

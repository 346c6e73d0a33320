import type { EnquiryRow } from '@studio/contract/desk/responses';
import type { Command, Work } from '@studio/contract/desk/work';
import { clampCommand } from '@studio/contract/desk/work-rules';
import { useQuery } from '@tanstack/react-query';
import { useChangeWork } from '#api/change-work.ts';
import { colleaguesQuery, meQuery } from '#api/me.ts';
import { formatMoment } from '#parts/format-time.ts';
import { useOffice } from '#parts/office.ts';
import { showToast } from '#ui/toast.store.ts';
import { bulkText, undoOf, wordsOf } from './command-text.ts';

/** Actions on enquiries from any screen: shown at once, with a toast and an undo key. */
export function useWork() {
  const { data: me } = useQuery(meQuery);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { mutate, mutateAsync } = useChangeWork();
  const staffId = me?.id ?? '';
  const office = useOffice();
  const say = (at: Date): string => formatMoment(at, office.now(), office.zone);

  function undo(row: EnquiryRow, command: Command, now: Work): (() => void) | undefined {
    const back = undoOf(row, command);
    if (!back) return undefined;
    return () => {
      mutate({ id: row.id, seen: now, command: back, staffId });
    };
  }

  function change(row: EnquiryRow, command: Command): void {
    // The answer may arrive after the enquiry has left the screen, and its callbacks with it.
    mutateAsync({ id: row.id, seen: row, command, staffId }).then(
      (now) => {
        const back = undo(row, command, now);
        showToast(
          wordsOf(clampCommand(row, command), row.name, colleagues, say),
          back && { undo: back },
        );
      },
      // The query client has shown the reason (api/query-client.ts).
      () => undefined,
    );
  }

  /** One request each: an enquiry that a colleague took meanwhile does not stop the others. */
  async function changeAll(rows: readonly EnquiryRow[], command: Command): Promise<void> {
    const done = await Promise.allSettled(
      rows.map((row) => mutateAsync({ id: row.id, seen: row, command, staffId })),
    );
    const undos = done.flatMap((one, at) => {
      const row = rows[at];
      return one.status === 'fulfilled' && row ? (undo(row, command, one.value) ?? []) : [];
    });
    const reasons = done.flatMap((one) => {
      if (one.status === 'fulfilled') return [];
      const reason: unknown = one.reason;
      return [reason instanceof Error ? reason.message : String(reason)];
    });
    const said = (what: string) => wordsOf(command, what, colleagues, say);
    showToast(bulkText(rows.length - reasons.length, reasons, said), {
      isFault: reasons.length > 0,
      ...(undos.length > 0 && {
        undo: () => {
          for (const one of undos) one();
        },
      }),
    });
  }

  return { change, changeAll, me, colleagues };
}

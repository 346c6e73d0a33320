import type { EnquiryRow } from '@studio/contract/desk/responses';
import type { LabelView } from '@studio/contract/desk/labels';
import { useQuery } from '@tanstack/react-query';
import { addLabel, labelsQuery, useChangeLabels, usePutLabel } from '#api/labels.ts';
import { showToast } from '#ui/toast.store.ts';
import { bulkText } from './command-text.ts';

export type Labelled = Pick<EnquiryRow, 'id' | 'name' | 'labels'>;

const sentence = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Adds and removes labels from any screen: shown at once, with a toast and an undo key. */
export function useLabels() {
  const { data: labels = [] } = useQuery(labelsQuery);
  const { mutate, mutateAsync } = usePutLabel();
  const { mutateAsync: change } = useChangeLabels();

  /** One request each: an enquiry that was erased meanwhile does not stop the others. */
  async function put(
    rows: readonly Labelled[],
    { id: label, name }: LabelView,
    isOn: boolean,
  ): Promise<void> {
    const asked = rows.filter((row) => row.labels.includes(label) !== isOn);
    if (asked.length === 0) return;
    const done = await Promise.allSettled(asked.map(({ id }) => mutateAsync({ id, label, isOn })));
    const reasons = done.flatMap((one) =>
      one.status === 'rejected' ? [sentence(one.reason)] : [],
    );
    const changed = asked.filter((_, at) => done[at]?.status === 'fulfilled');
    const [first] = asked;
    const said = (what: string) => `${what}: label “${name}” ${isOn ? 'added' : 'removed'}.`;
    const words =
      first && asked.length === 1 && reasons.length === 0
        ? said(first.name)
        : bulkText(changed.length, reasons, said);
    showToast(words, {
      isFault: reasons.length > 0,
      ...(changed.length > 0 && {
        undo: () => {
          for (const { id } of changed) mutate({ id, label, isOn: !isOn });
        },
      }),
    });
  }

  /** Creates a label and adds it. The query client shows a refusal (api/query-client.ts). */
  async function add(rows: readonly Labelled[], typed: string): Promise<void> {
    const name = typed.trim();
    const all = await change(() => addLabel(name)).catch(() => []);
    const made = all.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (made) await put(rows, made, true);
  }

  return { labels, put, add };
}

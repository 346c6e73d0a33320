import type { LabelView } from '@studio/contract/desk/labels';

/** The names of labels, one per line, in the order of the list. */
export const labelNames = (ids: readonly string[], labels: readonly LabelView[]): string =>
  ids.length === 0
    ? ''
    : labels
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join('\n');

import { activeFilters, type FilterName } from '@studio/contract/desk/list-filters';
import type { SavedView } from '@studio/contract/desk/views';
import { useQuery } from '@tanstack/react-query';
import { labelsQuery } from '#api/labels.ts';
import { colleaguesQuery, meQuery } from '#api/me.ts';
import { pageTitle } from '#parts/page-title.ts';
import { closeReasonText } from '#parts/work-text.ts';
import { queueName } from '#screens/layout/queue-navigation.ts';

/** The filters of a view as text. */
export function ViewSummary({ view }: { readonly view: SavedView }) {
  const { data: me } = useQuery(meQuery);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: labels = [] } = useQuery(labelsQuery);
  const nameOf = (all: readonly { readonly id: string; readonly name: string }[], id: string) =>
    all.find((one) => one.id === id)?.name ?? 'unknown';
  const words: Readonly<Record<FilterName, (value: string) => string>> = {
    owner: (value) => `owner ${value === 'nobody' ? 'no one' : nameOf(colleagues, value)}`,
    page: (value) => `from ${pageTitle(value)}`,
    country: (value) => `country ${value}`,
    reason: (value) =>
      `outcome ${Object.entries(closeReasonText).find(([name]) => name === value)?.[1] ?? value}`,
    label: (value) => `label ${nameOf(labels, value)}`,
  };
  const parts = activeFilters(view.filters).map(([name, value]) => words[name](value));
  const shared = view.by.id === me?.id ? 'Shared with everyone.' : `Shared by ${view.by.name}.`;
  return (
    <>
      View: {[queueName(view.queue), ...parts].join(', ')}. {view.isShared && shared}
    </>
  );
}

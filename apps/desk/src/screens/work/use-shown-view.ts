import { filterNames, isSameFilter, type ListFilters } from '@studio/contract/desk/list-filters';
import type { SavedView } from '@studio/contract/desk/views';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { viewsQuery } from '#api/views.ts';

/** A queue without a filter: each is named, so that a link to it tells itself apart from a view. */
export const everything: ListFilters = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);

/** The view that is on the screen: the list is what it names, however one came there. */
export function useShownView(): SavedView | undefined {
  const { data: views = [] } = useQuery(viewsQuery);
  const list = useMatch({ from: '/q/$queue', shouldThrow: false });
  if (!list) return undefined;
  const { params, search } = list;
  return views.find((view) => view.queue === params.queue && isSameFilter(view.filters, search));
}

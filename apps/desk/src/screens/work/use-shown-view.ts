import { filterNames, isSameFilter, type ListFilters } from '@studio/contract/desk/list-filters';
import type { SavedView } from '@studio/contract/desk/views';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { viewsQuery } from '#api/views.ts';

/** A queue without filters. Each filter is named, so that its link differs from that of a view. */
export const everything: ListFilters = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
);

/** The saved view on the screen: the one whose filters the list has. */
export function useShownView(): SavedView | undefined {
  const { data: views = [] } = useQuery(viewsQuery);
  const list = useMatch({ from: '/q/$queue', shouldThrow: false });
  if (!list) return undefined;
  const { params, search } = list;
  return views.find((view) => view.queue === params.queue && isSameFilter(view.filters, search));
}

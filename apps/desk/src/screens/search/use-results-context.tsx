import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ListContext } from '#screens/enquiry/list-context.ts';
import type { Result } from './results.ts';
import { useResults } from './use-results.ts';

/** The results beside an opened enquiry. After any action the user returns to the same result. */
export function useResultsContext(openId: string): ListContext {
  const searched = useSearch({ from: '/search' });
  const { q, only, at } = searched;
  const navigate = useNavigate();
  const { results, hasMore } = useResults(searched);
  const own = results.findIndex(
    ({ row, group }) => row.id === openId && (at === undefined || group === at),
  );
  const place = results[own]?.place;

  const goBack = (): void => void navigate({ to: '/search', search: { q, only } });
  const opens = (result: Result | undefined) =>
    result === undefined
      ? undefined
      : () =>
          void navigate({
            to: '/search/$id',
            params: { id: result.row.id },
            search: { q, only, at: result.group },
            replace: true,
          });

  return {
    name: 'Results',
    place: own === -1 ? '' : `result ${own + 1} of ${results.length}${hasMore ? '+' : ''}`,
    previous: opens(results[own - 1]),
    next: own === -1 ? undefined : opens(results[own + 1]),
    goTo: (id) => void navigate({ to: '/search/$id', params: { id }, search: { q, only } }),
    goBack,
    moveOn: goBack,
    linkTo: (id, children, className) =>
      id === undefined ? (
        <Link className={className} to="/search" search={{ q, only }}>
          {children}
        </Link>
      ) : (
        <Link className={className} to="/search/$id" params={{ id }} search={{ q, only }}>
          {children}
        </Link>
      ),
    // A person is shown beside the thread, not in it.
    found: { words: q, step: place && place.kind !== 'person' ? place.id : '' },
  };
}

import { matchesFilters } from '@studio/contract/desk/list-filters';
import { isInQueue, type QueueName } from '@studio/contract/desk/queues';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { openUnasked } from '#api/enquiry.ts';
import { queueQuery } from '#api/lists.ts';
import { meQuery } from '#api/me.ts';
import { useOffice } from '#parts/office.ts';
import { queueName } from '#screens/layout/queue-navigation.ts';
import { useShownView } from '#screens/work/use-shown-view.ts';
import type { ListContext } from './list-context.ts';
import { requestHeadingFocus } from './heading-focus.ts';
import { neighboursOf, nextToWorkOn } from './neighbours.ts';

/** The queue as shown; the open enquiry stays in it whatever its state. */
export function useQueueContext(queue: QueueName, openId: string): ListContext {
  const filters = useSearch({ from: '/q/$queue' });
  const navigate = useNavigate();
  const view = useShownView();
  const { data: me } = useQuery(meQuery);
  const { data, hasNextPage } = useInfiniteQuery(queueQuery(queue, filters));
  const context = { me: me?.id ?? '', now: useOffice().now() };
  const rows = (data?.pages ?? [])
    .flatMap((page) => page.rows)
    .filter(
      (row) =>
        row.id === openId || (isInQueue(queue, row, context) && matchesFilters(row, filters)),
    );
  const { previous, next, place, count } = neighboursOf(rows, openId);

  function goTo(id: string): void {
    void navigate({ to: '/q/$queue/$id', params: { queue, id }, search: true });
  }
  function goBack(): void {
    void navigate({ to: '/q/$queue', params: { queue }, search: true });
  }
  const opens = (id: string | undefined) =>
    id === undefined
      ? undefined
      : () => {
          goTo(id);
        };

  return {
    name: view?.name ?? queueName(queue),
    place: place > 0 ? `${place} of ${count}${hasNextPage ? '+' : ''}` : '',
    previous: opens(previous?.id),
    next: opens(next?.id),
    goTo,
    goBack,
    /** Opens the next enquiry that is the user's or has no owner, or else the list. */
    moveOn: () => {
      const following = nextToWorkOn(rows, openId, context.me);
      requestHeadingFocus();
      if (following) {
        openUnasked(following.id);
        goTo(following.id);
      } else goBack();
    },
    linkTo: (id, children, className) =>
      id === undefined ? (
        <Link className={className} to="/q/$queue" params={{ queue }} search={true}>
          {children}
        </Link>
      ) : (
        <Link className={className} to="/q/$queue/$id" params={{ queue, id }} search={true}>
          {children}
        </Link>
      ),
  };
}

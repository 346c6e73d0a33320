import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useMatches } from '@tanstack/react-router';
import { countsQuery } from '#api/lists.ts';
import { formatCount } from './count-text.ts';
import { queueName } from './queue-navigation.ts';
import { screenName } from './screen-navigation.ts';

/**
 * The title of the tab: the screen, and how many of the user's enquiries are unread. It has no names, searched words
 * or saved views, because others may see it. No screen renders a title of its own: it would replace the count.
 */
export function TabTitle({ roles }: { readonly roles: readonly Role[] }) {
  const { data } = useQuery({ ...countsQuery, enabled: mayDo(roles, 'work') });
  const list = useMatch({ from: '/q/$queue', shouldThrow: false });
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const unread = data?.unread ?? 0;
  const count = unread > 0 ? `(${formatCount(unread)}) ` : '';
  const name = list ? queueName(list.params.queue) : screenName(path);
  return <title>{`${count}${name === undefined ? '' : `${name} · `}Desk`}</title>;
}

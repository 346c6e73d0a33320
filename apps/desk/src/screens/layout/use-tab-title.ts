import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countsQuery } from '#api/lists.ts';
import { formatCount } from './count-text.ts';

/** The tab shows how many of the user's enquiries are unread. It has no names, because others may see it. */
export function useTabTitle(roles: readonly Role[]): void {
  const { data } = useQuery({ ...countsQuery, enabled: mayDo(roles, 'work') });
  const unread = data?.unread ?? 0;
  useEffect(() => {
    document.title = unread === 0 ? 'Desk' : `(${formatCount(unread)}) Desk`;
  }, [unread]);
}

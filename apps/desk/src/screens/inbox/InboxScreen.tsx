import { mayDo } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useParams, useSearch } from '@tanstack/react-router';
import { meQuery } from '#api/me.ts';
import { NoPermission } from '#screens/sign-in/NoPermission.tsx';
import { InboxList } from './InboxList.tsx';
import styles from './InboxScreen.module.css';

/** A queue with the open enquiry beside it. */
export function InboxScreen() {
  const { queue } = useParams({ from: '/q/$queue' });
  const filters = useSearch({ from: '/q/$queue' });
  const open = useMatch({ from: '/q/$queue/$id', shouldThrow: false });
  const { data: me } = useQuery(meQuery);
  if (me && !mayDo(me.roles, 'work')) return <NoPermission what="enquiries" roles={me.roles} />;
  return (
    <div className={`${styles['inbox']} ${open ? styles['split'] : ''}`}>
      <InboxList
        key={`${queue} ${JSON.stringify(filters)}`}
        queue={queue}
        filters={filters}
        openId={open?.params.id}
      />
      <Outlet />
    </div>
  );
}

import { mayDo } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { meQuery } from '#api/me.ts';

/** Sales starts at To answer, operators at Health. */
export function StartScreen() {
  const { data: me } = useQuery(meQuery);
  if (!me) return null;
  if (!mayDo(me.roles, 'work')) return <Navigate to="/health" replace />;
  return <Navigate to="/q/$queue" params={{ queue: 'to-answer' }} replace />;
}

import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useNavigate } from '@tanstack/react-router';
import type { KeyHandlers } from '#keys/listener.ts';
import { useKeys } from '#keys/use-keys.ts';
import { undoLast } from '#ui/toast.store.ts';
import { queueNavigation } from './queue-navigation.ts';
import { screensFor } from './screen-navigation.ts';

/** Keys that work on every screen: navigation and undo. */
export function useGlobalKeys(roles: readonly Role[]): void {
  const navigate = useNavigate();
  const handlers: KeyHandlers = { undo: undoLast };
  for (const { key, queue } of mayDo(roles, 'work') ? queueNavigation : [])
    handlers[key] = () => void navigate({ to: '/q/$queue', params: { queue } });
  for (const { key, to } of screensFor(roles)) handlers[key] = () => void navigate({ to });
  useKeys(handlers);
}

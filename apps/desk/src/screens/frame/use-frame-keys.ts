import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useNavigate } from '@tanstack/react-router';
import type { KeyHandlers } from '#keys/listener.ts';
import { useKeys } from '#keys/use-keys.ts';
import { undoLast } from '#ui/toast.store.ts';
import { queuePlaces } from './places.ts';
import { placesFor } from './screen-places.ts';

/** Keys that mean the same on every screen: places, and undo. */
export function useFrameKeys(roles: readonly Role[]): void {
  const navigate = useNavigate();
  const handlers: KeyHandlers = { undo: undoLast };
  for (const { key, queue } of mayDo(roles, 'work') ? queuePlaces : [])
    handlers[key] = () => void navigate({ to: '/q/$queue', params: { queue } });
  for (const { key, to } of placesFor(roles)) handlers[key] = () => void navigate({ to });
  useKeys(handlers);
}

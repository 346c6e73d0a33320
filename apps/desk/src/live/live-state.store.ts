import { create } from 'zustand';

interface LiveState {
  /** Since when the connection is down; undefined while it is up. */
  readonly downSince: Date | undefined;
}

const useLiveState = create<LiveState>(() => ({ downSince: undefined }));

export function setLive(isLive: boolean): void {
  const { downSince } = useLiveState.getState();
  if (isLive === (downSince === undefined)) return;
  useLiveState.setState({ downSince: isLive ? undefined : new Date() });
}

export const useDownSince = (): Date | undefined => useLiveState(({ downSince }) => downSince);

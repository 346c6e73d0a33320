import { create } from 'zustand';

interface LiveState {
  /** Since when the desk has not been live; nothing while it is. */
  readonly downSince: Date | undefined;
}

const useLiveState = create<LiveState>(() => ({ downSince: undefined }));

export function setLive(isLive: boolean): void {
  const { downSince } = useLiveState.getState();
  if (isLive === (downSince === undefined)) return;
  useLiveState.setState({ downSince: isLive ? undefined : new Date() });
}

export const useDownSince = (): Date | undefined => useLiveState(({ downSince }) => downSince);

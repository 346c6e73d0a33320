import { create } from 'zustand';

/** Whether the session has ended. If so, personal data leaves the screen. */
const useSession = create(() => ({ hasEnded: false }));

/** An error of the server, as a proxy sends during a release, does not say whether the session goes on. */
export function updateSession(status: number): void {
  if (status < 500) useSession.setState({ hasEnded: status === 401 });
}

export const useSessionEnded = (): boolean => useSession(({ hasEnded }) => hasEnded);

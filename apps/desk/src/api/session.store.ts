import { create } from 'zustand';

/** Whether the session has ended. If so, personal data leaves the screen. */
const useSession = create(() => ({ hasEnded: false }));

export const sessionEnded = (): void => {
  useSession.setState({ hasEnded: true });
};
export const sessionGoesOn = (): void => {
  useSession.setState({ hasEnded: false });
};

export const useSessionEnded = (): boolean => useSession(({ hasEnded }) => hasEnded);

import { create } from 'zustand';

/** Whether the service still knows us. Once it says no, words of strangers leave the screen. */
const useSession = create(() => ({ hasEnded: false }));

export const sessionEnded = (): void => {
  useSession.setState({ hasEnded: true });
};
export const sessionGoesOn = (): void => {
  useSession.setState({ hasEnded: false });
};

export const useSessionEnded = (): boolean => useSession(({ hasEnded }) => hasEnded);

import { create } from 'zustand';

/** Which result has the eye. It is kept while an enquiry is open, so that the way back leads to it. */
const useStore = create<{ readonly key: string }>(() => ({ key: '' }));

export const selectedResult = (): string => useStore.getState().key;
export const useSelectedResult = (): string => useStore(({ key }) => key);
export function selectResult(key: string): void {
  useStore.setState({ key });
}

import { create } from 'zustand';

/** The current result. It is kept while an enquiry is open, for going back. */
const useStore = create<{ readonly key: string }>(() => ({ key: '' }));

export const selectedResult = (): string => useStore.getState().key;
export const useSelectedResult = (): string => useStore(({ key }) => key);
export function selectResult(key: string): void {
  useStore.setState({ key });
}

import { sheetField } from '@studio/sheet/sheet-field.ts';

const isAsked = (): boolean => location.search.startsWith(`?${sheetField}`);

/** What the address brings: behind its #, or as the query that home's form sends without script. */
export const incomingSheet = (): string =>
  isAsked() ? `#${location.search.slice(1)}` : location.hash;

/** What the address brought has been taken over; a reload must not bring it a second time. */
export const dropIncomingSheet = (): void => {
  history.replaceState(history.state, '', location.pathname + (isAsked() ? '' : location.search));
};

import { sheetField } from '@studio/sheet/sheet-field.ts';

const isAsked = (): boolean => location.search.startsWith(`?${sheetField}`);

/** The sheet in the URL: after its #, or as the query that home's form sends without script. */
export const incomingSheet = (): string =>
  isAsked() ? `#${location.search.slice(1)}` : location.hash;

/** Removes the sheet from the URL once it is used, so that a reload does not bring it back. */
export const dropIncomingSheet = (): void => {
  history.replaceState(history.state, '', location.pathname + (isAsked() ? '' : location.search));
};

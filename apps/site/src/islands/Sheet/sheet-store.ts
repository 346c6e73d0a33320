import { sheetField } from '@studio/sheet/sheet-field.ts';

/**
 * A sheet stays in its tab; in the browser only where its owner has said so. Storage may be forbidden
 * or full: then nothing is kept, and nothing breaks.
 */
const key = sheetField;

export function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** What the tab keeps, and after it what the browser keeps. */
export const storedSheets = (): readonly string[] => [
  ...attempt(() => [sessionStorage.getItem(key) ?? []].flat(), []),
  ...attempt(() => [localStorage.getItem(key) ?? []].flat(), []),
];

export const hasSheet = (): boolean => storedSheets().length > 0;

/** Whether its owner lets the browser keep it beyond the tab. */
export const isStoredLong = (): boolean => attempt(() => localStorage.getItem(key) !== null, false);

/** Keeps it in the tab, and where `long` is said in the browser too; unsaid, the browser forgets it. */
export function storeSheet(written: string, long: boolean): void {
  attempt(() => {
    sessionStorage.setItem(key, written);
  }, undefined);
  attempt(() => {
    if (long) localStorage.setItem(key, written);
    else localStorage.removeItem(key);
  }, undefined);
}

import { sheetField } from '@studio/sheet/sheet-field.ts';

/**
 * A sheet is stored in its tab, and in the browser only if its owner chose that. If storage is forbidden or full,
 * nothing is stored and nothing breaks.
 */
const key = sheetField;

export function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The tab's sheet, then the browser's. */
export const storedSheets = (): readonly string[] => [
  ...attempt(() => [sessionStorage.getItem(key) ?? []].flat(), []),
  ...attempt(() => [localStorage.getItem(key) ?? []].flat(), []),
];

export const hasSheet = (): boolean => storedSheets().length > 0;

/** Whether its owner lets the browser store it beyond the tab. */
export const isStoredLong = (): boolean => attempt(() => localStorage.getItem(key) !== null, false);

/** Stores it in the tab, and with `long` in the browser too; without, the browser deletes it. */
export function storeSheet(written: string, long: boolean): void {
  attempt(() => {
    sessionStorage.setItem(key, written);
  }, undefined);
  attempt(() => {
    if (long) localStorage.setItem(key, written);
    else localStorage.removeItem(key);
  }, undefined);
}

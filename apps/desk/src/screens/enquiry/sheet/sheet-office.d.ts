import type { SheetOffice } from '@studio/content/reader/sheet-office.ts';

declare global {
  /** Content of the site; vite.config.ts writes it here. */
  const SHEET_OFFICE: SheetOffice;
}

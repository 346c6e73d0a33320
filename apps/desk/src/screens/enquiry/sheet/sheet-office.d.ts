import type { SheetOffice } from '@studio/content/reader/sheet-office.ts';

declare global {
  /** From the site's content; vite.config.ts writes it here. */
  const SHEET_OFFICE: SheetOffice;
}

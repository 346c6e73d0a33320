import type { SheetOffice } from '@studio/site/catalogue/sheet-office.ts';

declare global {
  /** Content of the site; vite.config.ts writes it here. */
  const SHEET_OFFICE: SheetOffice;
}

import { lazy } from 'react';

/** Loaded only if there is a sheet; if that fails, the message is sent without it. */
export const LazySheetNote = lazy(() =>
  import('../SheetNote/SheetNote.tsx').then(
    ({ SheetNote }) => ({ default: SheetNote }),
    () => ({ default: () => null }),
  ),
);

import { lazy } from 'react';

/** Who has no sheet loads nothing of it; where it cannot be loaded, the message goes without. */
export const LazySheetNote = lazy(() =>
  import('../SheetNote/SheetNote.tsx').then(
    ({ SheetNote }) => ({ default: SheetNote }),
    () => ({ default: () => null }),
  ),
);

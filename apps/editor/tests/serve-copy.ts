import { rmSync } from 'node:fs';
import { copy, restoreCopy } from './content-copy.ts';

/** Serves the editor and the site on a fresh copy of content/: both read it from the current folder. */
rmSync(copy, { recursive: true, force: true });
restoreCopy();
process.chdir(copy);
await import('../scripts/edit.ts');

// Draws the rooms of the house into README.md: npm run map
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMap } from './house-map.ts';

const readme = join(import.meta.dirname, '../../../README.md');
writeFileSync(readme, withMap(readFileSync(readme, 'utf8')));

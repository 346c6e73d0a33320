import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../../site/dist');

/** Of the built pages of a kind, the one with the most to send: what it bears, its neighbors bear. */
export function heaviestPage(kind: 'services' | 'work'): string {
  const [heaviest] = readdirSync(join(dist, kind))
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file, bytes: statSync(join(dist, kind, file)).size }))
    .sort((a, b) => b.bytes - a.bytes);
  if (!heaviest) throw new Error(`There is no built page in ${dist}/${kind}. Run "npm run build".`);
  return `/${kind}/${heaviest.file.replace('.html.br', '')}`;
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A file made from `recipe`, or the one that was made from the same recipe before. Kept outside the
 * build, so that what has not changed costs nothing.
 */
export async function cached(
  root: string,
  recipe: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = createHash('sha256').update(recipe).digest('hex').slice(0, 32);
  const file = join(root, '.cache/pictures', `${name}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, made);
  return made;
}

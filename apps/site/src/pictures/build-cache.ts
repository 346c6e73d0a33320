import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The file made from `recipe`, cached by it. The cache is outside the build folder, so that unchanged files cost
 * nothing.
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

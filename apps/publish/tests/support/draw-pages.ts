// Writes a page for each file of content, slowly: node draw-pages.ts <work> <pause in ms>
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [, , work = '', pause = '0'] = process.argv;
const pages = globSync('**/*.yaml', { cwd: join(work, 'content') });
for (const [i, file] of ['index.yaml', '404.yaml', ...pages].entries()) {
  const to = join(work, 'dist', file.replace(/yaml$/u, 'html'));
  mkdirSync(dirname(to), { recursive: true });
  const text = i < 2 ? file : readFileSync(join(work, 'content', file), 'utf8');
  writeFileSync(to, `<!doctype html><title>${file}</title><pre>${text}</pre>`);
  console.log(to);
  if (Number(pause) > 0) await wait(Number(pause));
}

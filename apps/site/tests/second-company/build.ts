// Builds the site of a second company into .cache/second-company/dist, from content alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@studio/content/reader/content-root.ts';
import { writeContent } from './make-content.ts';
import { folder } from './content-folder.ts';

const root = projectRoot();
const content = join(folder, 'content');
const dist = join(folder, 'dist');

function run(cwd: string, ...command: readonly string[]): void {
  const env = { ...process.env, CONTENT_FOLDER: content };
  const { status } = spawnSync(command[0] ?? '', command.slice(1), { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The second company's site: “${command.join(' ')}” failed.`);
}

await writeContent(content);
run(root, 'node', 'packages/content/src/checks/check-content.ts', content);
run(join(root, 'apps/site'), 'npx', 'astro', 'build', '--outDir', dist);
run(root, 'node', 'tools/src/budgets/budgets.ts', dist);

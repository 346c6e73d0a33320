// Builds the site of a second company into .cache/second-company/dist, from content alone, and into
// .cache/second-company-init/dist the site of a third one as npm run init leaves it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@studio/content/reader/content-root.ts';
import { writeContent } from './make-content.ts';
import { folder, initFolder } from './content-folder.ts';

const root = projectRoot();
const site = join(root, 'apps/site');

function run(folder: string, cwd: string, ...command: readonly string[]): void {
  const env = { ...process.env, CONTENT_FOLDER: join(folder, 'content') };
  const { status } = spawnSync(command[0] ?? '', command.slice(1), { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The second company's site: “${command.join(' ')}” failed.`);
}

/** Its project has our drawings and has released nothing. */
function makeProject(): void {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docs/released-urls.txt'), '');
  rmSync(join(folder, 'packages'), { force: true });
  symlinkSync(join(root, 'packages'), join(folder, 'packages'));
}

const content = join(folder, 'content');
const dist = join(folder, 'dist');
await writeContent(content);
makeProject();
const check = ['node', 'packages/content/src/checks/check-content.ts'];
run(folder, root, 'env', `PROJECT_FOLDER=${folder}`, ...check);
run(folder, site, 'npx', 'astro', 'build', '--outDir', dist);
run(folder, root, 'node', 'tools/src/budgets/budgets.ts', dist);

const answers = `
extras: ordered
name: Maré Digital
legalName: Maré Digital, Lda.
founded: ${new Date().getFullYear()}
domain: www.maredigital.pt
contact: ola@maredigital.pt, +351 22 619 3480
address: Rua das Flores 10, 4050-262 Porto, Portugal
social: https://www.linkedin.com/company/mare-digital
hours: Monday-Thursday 09:00-18:00 Europe/Lisbon
mail: smtps://site:a-pass@mail.maredigital.pt
`;
rmSync(initFolder, { recursive: true, force: true });
mkdirSync(initFolder);
cpSync(join(root, 'content'), join(initFolder, 'content'), { recursive: true });
const answersFile = join(initFolder, 'answers.yaml');
writeFileSync(answersFile, answers);
run(initFolder, root, 'node', 'packages/content/src/setup/init.ts', '--answers', answersFile);
run(initFolder, site, 'npx', 'astro', 'build', '--outDir', join(initFolder, 'dist'));

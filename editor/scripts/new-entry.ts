import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { contentChecks } from '../../site/src/catalogue/content-checks.ts';
import { contentRoot } from '../../site/src/catalogue/content-root.ts';
import { loadContent } from '../../site/src/catalogue/load-content.ts';
import { findingsOf } from '../../site/src/catalogue/run-checks.ts';
import { fieldOf } from '../../site/src/schema/field.ts';
import { slug } from '../../site/src/schema/words.schema.ts';
import { folders } from '../src/kinds.ts';
import { blankEntry } from '../src/scaffold/blank-entry.ts';
import { render } from '../src/writer/render.ts';

/** Writes a new file that passes its schema and lists what is left to write: `npm run new:vacancy`. */
const [folder = '', name = ''] = process.argv.slice(2);
const kind = folders[folder];
const root = contentRoot();
const file = `${folder}/${name}.yaml`;

if (!kind) stop(`There is no folder content/${folder}.`);
if (!slug.safeParse(name).success)
  stop(`“${name}” cannot be an address. Name the file in lower-case words joined by hyphens.`);
if (existsSync(`${root}/${file}`)) stop(`content/${file} is there already. Choose another name.`);

const { services, technologies } = loadContent(root);
const now = new Date();
const blank = blankEntry(fieldOf(kind.schema), folder, {
  services: services.map((service) => service.slug),
  technologies: Object.keys(technologies.value),
  today: now.toISOString().slice(0, 10),
});
mkdirSync(`${root}/${folder}`, { recursive: true });
writeFileSync(`${root}/${file}`, render(blank, 0));

console.log(`content/${file} is written. What is left:`);
for (const { file: where, field, problem, fix } of findingsOf(contentChecks(now), root))
  if (where === file) console.log(`  ${field || 'The page'}: ${problem} ${fix}`);
console.log('Days, numbers, switches and choices are guesses: look at each of them too.');
if (folder === 'services')
  console.log('Its two drawings and its small mark: see “A service” in CONTRIBUTING.md.');

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { contentChecks } from '@studio/content/checks/content-checks.ts';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { formatFinding } from '@studio/content/reader/finding.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { findingsOf } from '@studio/content/checks/run-checks.ts';
import { fieldOf } from '@studio/content/schema/field.ts';
import { slug } from '@studio/content/schema/text-fields.ts';
import { folders } from '@studio/content/editing/kinds.ts';
import { blankEntry } from '#scaffold/blank-entry.ts';
import { writePlaceholderDrawings } from '#scaffold/placeholder-drawings.ts';
import { render } from '#writer/render.ts';

/** Writes a new file that passes its schema and lists what is left to write: `npm run new -- vacancy`. */
const [folder = '', name = ''] = process.argv.slice(2);
const kind = folders[folder];
const root = contentRoot();
const file = `${folder}/${name}.yaml`;

if (!kind) stop(`There is no folder content/${folder}.`);
if (!slug.safeParse(name).success)
  stop(`“${name}” cannot be an address. Name the file in lower-case words joined by hyphens.`);
if (existsSync(`${root}/${file}`)) stop(`content/${file} is there already. Choose another name.`);

const { services, technologies, people, facts } = loadContent(root);
const now = new Date();
const blank = blankEntry(fieldOf(kind.schema), folder, {
  services: services.map((service) => service.slug),
  technologies: Object.keys(technologies.value),
  people: people.map((person) => person.slug),
  facts: Object.keys(facts.value),
  today: now.toISOString().slice(0, 10),
});
mkdirSync(`${root}/${folder}`, { recursive: true });
writeFileSync(`${root}/${file}`, render(blank, 0));
const placeholders = folder === 'services' ? writePlaceholderDrawings(root, name) : undefined;

console.log(`content/${file} is written. What is left:`);
for (const finding of await findingsOf(contentChecks(now), root)) {
  const { field, problem, fix } = finding;
  if (finding.file === file) console.log(`  ${field || 'The page'}: ${problem} ${fix}`);
  // Other files that must name the new one, such as the sheet's advice for a service.
  else if (problem.includes(`“${name}”`)) console.log(`  ${formatFinding(finding)}`);
}
console.log('Days, numbers, switches and choices are guesses: look at each of them too.');
if (placeholders !== undefined)
  console.log(`Its page shows placeholders for its drawings and its small mark: ${placeholders}`);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

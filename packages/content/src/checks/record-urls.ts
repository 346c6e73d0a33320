// Run when a release goes out: adds the address of every page to docs/released-urls.txt. Nothing
// is ever taken away, so that check:content can ask for a redirect years later. Samples are never
// released, and a vacancy's page ends with the vacancy.
import { writeFileSync } from 'node:fs';
import { fixedPages } from '#reader/paths.ts';
import { releasedUrls, releasedFile } from '#reader/released-urls.ts';
import { routes } from '#routes/routes.ts';

/** A fixed page keeps its path, whatever its content. */
const once: ReadonlySet<string> = new Set(Object.values(fixedPages));
const lasting = routes().listed.filter(
  ({ path, sample, subject }) => once.has(path) || (!sample && subject.kind !== 'vacancy'),
);
const all = new Set([...releasedUrls(), ...lasting.map(({ path }) => path)]);
writeFileSync(releasedFile(), `${[...all].sort().join('\n')}\n`);
console.log(`${all.size} addresses are kept.`);

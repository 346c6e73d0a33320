import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawingName, drawingParts } from '@studio/drawings/services/drawing-name.ts';
import { drawingFolder } from '@studio/content/reader/drawn.ts';

const component = (name: string, slug: string): string =>
  `import { Unfinished } from '#pages/Unfinished/Unfinished.tsx';

export function ${name}({ label }: { readonly label: string }) {
  return <Unfinished slug="${slug}" label={label} />;
}
`;

const listed = /(unfinished: readonly string\[\] = )\[([^\]]*)\]/;
const widest = 100;

/** One more name in a list, laid out as the formatter would. */
function withName(source: string, slug: string): string {
  return source.replace(listed, (_, before: string, list: string) => {
    const names = [...list.matchAll(/'[^']+'/g)].map(([name]) => name);
    const sorted = [...names, `'${slug}'`].sort();
    const flat = `${before}[${sorted.join(', ')}]`;
    const fits = `const ${flat};`.length <= widest;
    return fits ? flat : `${before}[\n${sorted.map((name) => `  ${name},\n`).join('')}]`;
  });
}

/**
 * Two placeholder drawings and an icon, for a service without drawings. Returns the
 * files to draw in.
 */
export function writePlaceholderDrawings(root: string, slug: string): string[] {
  const folder = 'packages/drawings/src';
  const at = (file: string): string => join(root, '..', folder, file);
  const files = drawingParts
    .map((part) => {
      const name = drawingName(slug, part);
      return { file: `services/${drawingFolder(slug, part)}/${name}.tsx`, name };
    })
    .filter(({ file }) => !existsSync(at(file)));
  for (const { file, name } of files) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), component(name, slug));
  }
  const marks = 'marks/unfinished-marks.tsx';
  writeFileSync(at(marks), withName(readFileSync(at(marks), 'utf8'), slug));
  return [...files.map(({ file }) => file), marks].map((file) => `${folder}/${file}`);
}

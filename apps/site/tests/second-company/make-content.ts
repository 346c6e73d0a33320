import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { usedFacts } from '@studio/content/checks/facts.ts';
import { projectRoot } from '@studio/content/reader/content-root.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { writePictures } from './pictures.ts';

/** Services the second company does not offer. */
const dropped: readonly string[] = [
  'brand-identity',
  'embedded-software-development',
  'support-maintenance',
];

/** Replacements for our country's law, money, language and holidays. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/\bthe Data Protection Board\b/gu, 'the CNPD'],
  [/\bDPDP Act\b/gu, 'GDPR'],
  [/\bpounds,? or rupees\b/gu, 'or pounds'],
  [/\blakh ₹/gu, 'k €'],
  // Exhibits of invented clients: with the same time of day, so that they stay right.
  [/₹/gu, '€'],
  [/\b(i)n India\b/giu, '$1n Sri Lanka'],
  [/\+91\b/gu, '+94'],
  [/\bTamil\b/gu, 'Galician'],
  [/\bMalayalam\b/gu, 'Portuguese'],
  [/\bDiwali\b/gu, 'Christmas'],
];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDropped = (entry: unknown): boolean =>
  isFields(entry)
    ? isDropped(entry['service']) || isDropped(entry['page'])
    : dropped.some((slug) => entry === slug || entry === `service:${slug}`);

/** A file without the dropped services, and for another country. */
function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isDropped(entry)).map(without);
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one)]));
  if (typeof value !== 'string') return value;
  const links = dropped.map(
    (slug) => [new RegExp(`\\[([^\\]]+)\\]\\(service:${slug}\\)`, 'g'), '$1'] as const,
  );
  return [...links, ...elsewhere].reduce((text, [words, own]) => text.replace(words, own), value);
}

/** The fields of `own`, and those of `base` that it does not have. */
function over(base: unknown, own: unknown): unknown {
  if (!isFields(base) || !isFields(own)) return own ?? base;
  const changed = Object.entries(own).map(([name, value]) => [name, over(base[name], value)]);
  return { ...base, ...Object.fromEntries(changed) };
}

const read = (file: string): unknown =>
  existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;

/**
 * The content of a second company: ours, without three services, and with everything in the folder content/ beside
 * this file instead of our texts.
 */
export function makeContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectRoot(), 'content'), folder, { recursive: true });
  for (const slug of dropped) rmSync(join(folder, `services/${slug}.yaml`));
  const own = join(import.meta.dirname, 'content');
  const files = new Set([folder, own].flatMap((cwd) => globSync('**/*.yaml', { cwd })));
  for (const file of files) {
    const written = over(without(read(join(folder, file))), read(join(own, file)));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), stringify(written));
  }
  cpSync(join(own, 'logo.svg'), join(folder, 'logo.svg'));
}

/** Facts of a dropped service are no longer used. */
function dropUnusedFacts(folder: string): void {
  const content = loadContent(folder);
  const used = usedFacts(content);
  const kept = Object.entries(content.facts.value).filter(([id]) => used.has(id));
  writeFileSync(join(folder, content.facts.file), stringify(Object.fromEntries(kept)));
}

export const writeContent = async (folder: string): Promise<void> => {
  makeContent(folder);
  await writePictures(join(folder, 'pictures'));
  dropUnusedFacts(folder);
};

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@studio/content/reader/load-content.ts';

/** Names, addresses and numbers of a company. */
export const namesOf = ({ company }: Content): readonly string[] => {
  const { name, shortName, legalName, domain, contact, registration, grievances, social } =
    company.value;
  return [name, shortName, legalName, new URL(domain).host, contact.email, contact.phone].concat(
    contact.address,
    registration?.number ?? [],
    registration?.office ?? [],
    grievances?.name ?? [],
    social.map(({ url }) => url),
  );
};

export interface BuiltFile {
  readonly file: string;
  /** Without the country list of the phone field, which names every country. */
  readonly text: string;
}

export const readTextFiles = (dist: string): BuiltFile[] =>
  globSync('**/*.{html,md,txt,xml,json,webmanifest,svg,css}', { cwd: dist }).map((file) => ({
    file,
    text: readFileSync(join(dist, file), 'utf8').replace(/<option[^>]*>[^<]*<\/option>/g, ''),
  }));

/** The traces in the files, whatever their case. */
export const tracesIn = (files: readonly BuiltFile[], traces: readonly string[]): string[] =>
  files.flatMap(({ file, text }) => {
    const lower = text.toLowerCase();
    return traces
      .filter((trace) => lower.includes(trace.toLowerCase()))
      .map((trace) => `${file}: ${trace}`);
  });

import type { Company } from '@studio/content/schema/company.schema.ts';
import type { NdaFile } from '@studio/content/schema/nda.schema.ts';
import { formatDay } from '@studio/contract/format-date';

const width = 78;

/** The agreement as a plain text that any program can open, print and compare. */
export function ndaText(nda: NdaFile, { legalName, contact }: Company): string {
  const ours = [legalName, ...contact.address, contact.country].join(', ');
  const clauses = nda.clauses.flatMap(({ title, text }, i) => [
    `${i + 1}. ${title}`,
    ...text.map((sentence, k) => wrapped(`${i + 1}.${k + 1} ${sentence}`, '    ')),
  ]);
  const blocks = [
    nda.title.toUpperCase(),
    ...(nda.sample
      ? [wrapped('SAMPLE. No lawyer has read this text yet. Do not sign it as it is.')]
      : []),
    `Version of ${formatDay(nda.updated)}`,
    wrapped(`between ${ours} (the first party)`),
    `and ${'_'.repeat(50)} (the second party)`,
    wrapped(nda.opening),
    ...clauses,
    ['first', 'second'].map((party) => signature(party)).join('\n\n\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const signature = (party: string): string =>
  `For the ${party} party: ${'_'.repeat(28)}   Day: ${'_'.repeat(14)}`;

/** Wraps lines to the width of a page, indenting all but the first. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(lines.length === 0 ? word : `${indent}${word}`);
  }
  return lines.join('\n');
}

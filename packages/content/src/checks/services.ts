import { drawingName, drawingParts } from '@studio/drawings/registry/drawing-names.ts';
import type { Check } from '#reader/check.ts';
import type { Drawings } from '#reader/drawing-status.ts';
import type { Content } from '#reader/load-content.ts';
import { plainText } from '#schema/rich-text.ts';
import { ownTexts, similarTexts } from './duplicates.ts';
import { passagesIn } from './passages.ts';

/** The one tagline the specification writes without a full stop. */
const asSpecified = 'Grow Your Brand Online';

export const taglines: Check = (content) =>
  content.services
    .filter(({ value: { tagline } }) => !tagline.endsWith('.') && tagline !== asSpecified)
    .map(({ file, value: { tagline } }) => ({
      file,
      field: 'tagline',
      problem: `“${tagline}” does not end with a full stop.`,
      fix: 'Add it.',
    }));

/** A highlighted definition needs its term, and the text has to begin with it. */
export const definitions: Check = (content) =>
  content.services.flatMap(({ file, value: { intro } }) => {
    const found = (problem: string, fix: string) => ({ file, field: 'intro.term', problem, fix });
    if (intro.term === undefined)
      return intro.style === 'definition'
        ? found('is missing, and the style is definition.', 'Add the words the text begins with.')
        : [];
    return plainText(intro.text.slice(0, 1)).startsWith(intro.term)
      ? []
      : found(`is “${intro.term}”, but the text begins otherwise.`, 'Begin the text with it.');
  });

/** The offers are in two columns, which are equally long only if the number is even. */
export const pairedOffers: Check = (content) =>
  content.services
    .filter(({ value: { offer } }) => offer.items.length % 2 === 1)
    .map(({ file, value: { offer } }) => ({
      file,
      field: 'offer.items',
      problem: `has ${offer.items.length} entries, so one column ends before the other.`,
      fix: 'Add one or remove one.',
    }));

/** Statistics of a service page. */
export interface ServiceStatistics {
  readonly slug: string;
  readonly words: number;
  readonly nearest: Neighbour | undefined;
  /** The ids of its claims, each once. */
  readonly claims: readonly string[];
  readonly drawings: readonly { readonly name: string; readonly drawn: boolean }[];
}

interface Neighbour {
  readonly file: string;
  readonly share: number;
}

export function serviceStatistics(
  content: Content,
  drawings: Pick<Drawings, 'stateOf'>,
): ServiceStatistics[] {
  const texts = ownTexts(content);
  const neighbours = nearestNeighbours(texts);
  const passages = new Map(texts.map((text) => [text.file, text.passages]));
  return content.services.map((service) => ({
    slug: service.slug,
    words: (passages.get(service.file) ?? []).join(' ').split(/\s+/).length,
    nearest: neighbours.get(service.file),
    claims: [...new Set(passagesIn(service).flatMap(({ parts }) => claimsIn(parts)))],
    drawings: drawingParts.map((part) => ({
      name: drawingName(service.slug, part),
      drawn: drawings.stateOf(service.slug, part) !== 'missing',
    })),
  }));
}

const claimsIn = (parts: ReturnType<typeof passagesIn>[number]['parts']): string[] =>
  parts.flatMap((part) => (part.kind === 'claim' ? part.id : []));

function nearestNeighbours(texts: ReturnType<typeof ownTexts>): Map<string, Neighbour> {
  const nearest = new Map<string, Neighbour>();
  const consider = (file: string, other: string, share: number): void => {
    if (share > (nearest.get(file)?.share ?? 0)) nearest.set(file, { file: other, share });
  };
  for (const { file, other, share } of similarTexts(texts)) {
    consider(file, other, share);
    consider(other, file, share);
  }
  return nearest;
}

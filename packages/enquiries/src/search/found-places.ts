import { firstSpan } from '@studio/contract/desk/search-spans';
import type { Term } from '@studio/contract/desk/search-terms';
import type { PlaceView } from '@studio/contract/desk/search-results';
import { excerptAt } from './excerpt.ts';

/** A searchable unit of a thread, written at one time. */
export interface Unit extends Omit<PlaceView, 'excerpt' | 'isFile'> {
  /** The first text that has a term is shown. */
  readonly texts: readonly string[];
  readonly files: readonly string[];
}

/** The group of results for each kind of place; an enquiry has one place per group. */
const groups: Readonly<Record<PlaceView['kind'], string>> = {
  person: 'person',
  form: 'enquiry',
  added: 'enquiry',
  in: 'mail',
  out: 'mail',
  note: 'note',
};

/** The first place of each term in a text, in the order of the terms. */
type Found = readonly (number | undefined)[];

function seen({ texts, files, ...unit }: Unit, found: readonly Found[]): PlaceView {
  const places = found.map((ofTerms) => Math.min(...ofTerms.filter((at) => at !== undefined)));
  const nth = places.findIndex(Number.isFinite);
  const file = files[nth - texts.length];
  if (file !== undefined) return { ...unit, excerpt: file, isFile: true };
  return {
    ...unit,
    excerpt: excerptAt(texts[nth] ?? texts[0] ?? '', places[nth] ?? 0),
    isFile: false,
  };
}

/**
 * The places of an enquiry that match: the units that have all terms, otherwise those that have most. Units are given
 * latest first, and the first of each group is used.
 */
export function foundPlaces(units: readonly Unit[], terms: readonly Term[]): PlaceView[] {
  const counted = units.map((unit) => {
    const found = [...unit.texts, ...unit.files].map((text): Found =>
      terms.map((term) => firstSpan(text, term)?.[0]),
    );
    const count = terms.filter((_, nth) =>
      found.some((ofTerms) => ofTerms[nth] !== undefined),
    ).length;
    return { unit, found, count };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0 && terms.length > 0) return [];
  const isWhole = most === terms.length;
  const taken = new Set<string>();
  return counted.flatMap(({ unit, found, count }) => {
    const group = isWhole ? groups[unit.kind] : '';
    if (count < most || taken.has(group)) return [];
    taken.add(group);
    return [seen(unit, found)];
  });
}

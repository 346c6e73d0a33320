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

/** The position of the first term in a text; -1 if there is none. */
function placeIn(text: string, terms: readonly Term[]): number {
  const places = terms.flatMap((term) => firstSpan(text, term)?.[0] ?? []);
  return places.length === 0 ? -1 : Math.min(...places);
}

function seen({ texts, files, ...unit }: Unit, terms: readonly Term[]): PlaceView {
  for (const text of texts) {
    const at = placeIn(text, terms);
    if (at !== -1) return { ...unit, excerpt: excerptAt(text, at), isFile: false };
  }
  const file = files.find((name) => placeIn(name, terms) !== -1);
  if (file !== undefined) return { ...unit, excerpt: file, isFile: true };
  return { ...unit, excerpt: excerptAt(texts[0] ?? '', 0), isFile: false };
}

/**
 * The places of an enquiry that match: the units that have all terms, otherwise those that have most. Units are given
 * latest first, and the first of each group is used.
 */
export function foundPlaces(units: readonly Unit[], terms: readonly Term[]): PlaceView[] {
  const counted = units.map((unit) => {
    const all = [...unit.texts, ...unit.files];
    return {
      unit,
      count: terms.filter((term) => all.some((text) => firstSpan(text, term))).length,
    };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0 && terms.length > 0) return [];
  const isWhole = most === terms.length;
  const taken = new Set<string>();
  return counted.flatMap(({ unit, count }) => {
    const group = isWhole ? groups[unit.kind] : '';
    if (count < most || taken.has(group)) return [];
    taken.add(group);
    return [seen(unit, terms)];
  });
}

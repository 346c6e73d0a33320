import { firstSpan } from '@studio/contract/desk/search-spans';
import type { Term } from '@studio/contract/desk/search-terms';
import type { PlaceView } from '@studio/contract/desk/search-results';
import { excerptAt } from './excerpt.ts';

/** Something that was written at one time, as a search looks through it. */
export interface Unit extends Omit<PlaceView, 'excerpt' | 'isFile'> {
  /** The first that has the words is shown. */
  readonly texts: readonly string[];
  readonly files: readonly string[];
}

/** Which groups the results are shown in: of each, an enquiry has one. */
const groups: Readonly<Record<PlaceView['kind'], string>> = {
  person: 'person',
  form: 'enquiry',
  added: 'enquiry',
  in: 'mail',
  out: 'mail',
  note: 'note',
};

/** Where the first of the words is in a text; -1 where none is. */
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
 * Where in an enquiry the words are: in what has all of them, or else in what has most. The units are given
 * the latest first, and of each group the first is taken.
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

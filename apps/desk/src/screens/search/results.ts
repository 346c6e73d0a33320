import type { FoundRow, PlaceSeen } from '@studio/contract/desk/found';
import { isIn } from '@studio/contract/desk/queues';
import { closeWords, stateWords } from '#parts/work-words.ts';
import { groups, type Group } from './groups.ts';

/** One place in one enquiry. An enquiry has one of each group at most. */
export interface Result {
  readonly key: string;
  readonly group: Group;
  readonly row: FoundRow;
  readonly place: PlaceSeen;
}

const groupOf: Readonly<Record<PlaceSeen['kind'], Group>> = {
  form: 'enquiries',
  added: 'enquiries',
  in: 'mails',
  out: 'mails',
  note: 'notes',
  person: 'people',
};

/** Group by group; in each the latest enquiry first, as the service answers. */
export function resultsOf(rows: readonly FoundRow[]): readonly Result[] {
  const all = rows.flatMap((row) =>
    row.places.map((place): Result => {
      const group = groupOf[place.kind];
      return { key: `${group} ${row.id}`, group, row, place };
    }),
  );
  return groups.flatMap((group) => all.filter((result) => result.group === group));
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** Who wrote it, or who it is. */
export function whoWords({ row, place }: Result, meId: string): string {
  if (place.kind !== 'note') return row.name;
  const by = place.by === null ? 'A colleague' : firstName(place.by.name);
  return `${place.by?.id === meId ? 'You' : by}, about ${row.name}`;
}

/** What kind of place it is, or whom they wrote for. */
export function placeWords({ row, place }: Result, meId: string): string {
  switch (place.kind) {
    case 'form':
    case 'person':
      return row.companyname;
    case 'added':
      return 'added on their page';
    case 'in':
      return 'wrote to us';
    case 'out':
      if (place.by === null) return 'we wrote';
      return place.by.id === meId ? 'you wrote' : `${firstName(place.by.name)} wrote`;
    case 'note':
      return 'for us only';
  }
}

export const enquiriesWords = (count: number): string =>
  count === 1 ? '1 enquiry' : `${count} enquiries`;

/** What became of the enquiry, or where it is. */
export function standingWords(row: FoundRow, now: Date): string {
  if (row.state === 'closed') return closeWords(row.closeReason ?? 'closed');
  return isIn('put-off', row, { me: '', now }) ? 'put off' : stateWords[row.state].toLowerCase();
}

import type { FoundRow, PlaceView } from '@studio/contract/desk/search-results';
import { isInQueue } from '@studio/contract/desk/queues';
import { closeText, stateText } from '#parts/work-text.ts';
import { groups, type Group } from './groups.ts';

/** One place in one enquiry. An enquiry has at most one per group. */
export interface Result {
  readonly key: string;
  readonly group: Group;
  readonly row: FoundRow;
  readonly place: PlaceView;
}

const groupOf: Readonly<Record<PlaceView['kind'], Group>> = {
  form: 'enquiries',
  added: 'enquiries',
  in: 'mails',
  out: 'mails',
  note: 'notes',
  person: 'people',
};

/** Grouped; within a group the latest enquiry comes first, as the service sorts them. */
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

/** The author of the place, or the person found. */
export function whoText({ row, place }: Result, meId: string): string {
  if (place.kind !== 'note') return row.name;
  const by = place.by === null ? 'A colleague' : firstName(place.by.name);
  return `${place.by?.id === meId ? 'You' : by}, about ${row.name}`;
}

/** The kind of the place, or the company of the person. */
export function placeText({ row, place }: Result, meId: string): string {
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

export const enquiriesText = (count: number): string =>
  count === 1 ? '1 enquiry' : `${count} enquiries`;

/** The outcome of the enquiry, or its queue. */
export function statusText(row: FoundRow, now: Date): string {
  if (row.state === 'closed') return closeText(row.closeReason ?? 'closed');
  return isInQueue('put-off', row, { me: '', now })
    ? 'put off'
    : stateText[row.state].toLowerCase();
}

/** The groups of search results, in their order. */
export const groups = ['enquiries', 'mails', 'notes', 'people'] as const;
export type Group = (typeof groups)[number];

export const groupNames: Readonly<Record<Group, string>> = {
  enquiries: 'Enquiries',
  mails: 'Mails',
  notes: 'Notes',
  people: 'People',
};

/** The search and its filters. They are in the URL, so that going back shows the same results. */
export interface Searched {
  readonly q: string;
  /** Shows only this group. */
  readonly only?: Group | undefined;
  /** The group of the open result. */
  readonly at?: Group | undefined;
}

/** Links from before People was renamed say `persons`. Remove it after one release. */
const groupOf = (given: unknown): Group | undefined =>
  given === 'persons' ? 'people' : groups.find((group) => group === given);

/** A telephone number in the address bar is parsed as a number. */
const wordsOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

export const searchedOf = ({ q, only, at }: Record<string, unknown>): Searched => ({
  q: wordsOf(q),
  only: groupOf(only),
  at: groupOf(at),
});

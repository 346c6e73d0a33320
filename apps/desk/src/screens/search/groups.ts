/** What the results of a search are shown as, in this order. */
export const groups = ['enquiries', 'mails', 'notes', 'people'] as const;
export type Group = (typeof groups)[number];

export const groupNames: Readonly<Record<Group, string>> = {
  enquiries: 'Enquiries',
  mails: 'Mails',
  notes: 'Notes',
  people: 'People',
};

/** What is searched for and what is shown of it: in the address, so that the way back leads to the same. */
export interface Searched {
  readonly q: string;
  /** This group alone. */
  readonly only?: Group | undefined;
  /** In which group the open result is. */
  readonly at?: Group | undefined;
}

/** Links from before People was renamed say `persons`. Remove it after one release. */
const groupOf = (given: unknown): Group | undefined =>
  given === 'persons' ? 'people' : groups.find((group) => group === given);

/** A telephone number in an address bar is read as a number. */
const wordsOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

export const searchedOf = ({ q, only, at }: Record<string, unknown>): Searched => ({
  q: wordsOf(q),
  only: groupOf(only),
  at: groupOf(at),
});

/** The list of ideas at one moment, best first: how many have shipped, and where the line is drawn. */
export interface Round {
  readonly name: string;
  readonly ideas: readonly string[];
  readonly shipped: number;
  readonly line: number;
}

/** The idea that no one missed after the first release. */
export const dropped = 'f';

export const before: Round = {
  name: 'before',
  ideas: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  shipped: 0,
  line: 2,
};

export const afterFirst: Round = {
  name: 'after release 1',
  ideas: ['a', 'b', 'e', 'd', 'c', 'h', 'g', 'f'],
  shipped: 2,
  line: 4,
};

export const afterSecond: Round = {
  name: 'after release 2',
  ideas: ['a', 'b', 'e', 'd', 'h', 'c', 'new', 'g'],
  shipped: 4,
  line: 6,
};

import { LAYERS } from '../ExplodedProduct/layers.ts';

/** The three questions that the page asks. */
export type Cell = 'hand' | 'today' | 'when';

/** A layer's label is its part until its question is answered, and the answer after that. */
interface AskedLayer {
  readonly name: string;
  readonly part: string;
  readonly cell: Cell;
  /** All content is hidden until the answer, because none of it makes sense as an outline. */
  readonly allDetails?: true;
  readonly answers?: Readonly<Record<string, string>>;
}

const asked: readonly Omit<AskedLayer, 'name' | 'part'>[] = [
  { cell: 'hand', answers: { phone: 'a phone app', web: 'a web page' } },
  { cell: 'hand' },
  { cell: 'when', allDetails: true, answers: { date: 'to your date', none: 'piece by piece' } },
  { cell: 'today' },
  {
    cell: 'today',
    allDetails: true,
    answers: { idea: 'from an idea', paper: 'from paper', app: 'from what runs' },
  },
];

/** The five layers, from the top, each with the question that completes it. */
export const ASKED_LAYERS: readonly AskedLayer[] = LAYERS.map((layer, i) => ({
  ...layer,
  cell: 'hand',
  ...asked[i],
}));

export const ASKED_LABEL =
  'Exploded drawing of a software product in five layers: design is the interface, development the ' +
  'application, optimization the test bed, solutions the platforms, consultancy the ground it stands ' +
  'on. Dashed is still open; each answer in the form draws its part.';

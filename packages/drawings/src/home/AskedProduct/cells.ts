import { LAYERS } from '../ExplodedProduct/layers.ts';

/** The three answers that the page asks for. */
export type Cell = 'hand' | 'today' | 'when';

/** What a layer is in words until its cell is answered is its part; from then on, what was answered. */
interface AskedLayer {
  readonly name: string;
  readonly part: string;
  readonly cell: Cell;
  /** Nothing of it can be outlined before it is answered. */
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

/** The five layers, from the top, each with the question that draws it. */
export const ASKED_LAYERS: readonly AskedLayer[] = LAYERS.map((layer, i) => ({
  ...layer,
  cell: 'hand',
  ...asked[i],
}));

export const ASKED_LABEL =
  'Exploded drawing of a software product in five layers: design is the interface, development the ' +
  'application, optimization the test bed, solutions the platforms, consultancy the ground it stands ' +
  'on. Dashed is still open; each answer in the form draws its part.';

import { namedColours } from './named-colours.ts';

/** Where the plain values live, and so may be written. */
export const tokenFiles: readonly string[] = [
  'site/src/styles/tokens*.css',
  'site/src/**/fonts.css',
  'desk/app/src/styles/desk-tokens.css',
];

/**
 * What counts as a raw colour. `transparent`, `currentColor` and the system's own (`Canvas`,
 * `LinkText`, `Highlight` …) are none: they are already somebody's choice. Nor is `color-mix()`,
 * whose ingredients are looked at one by one.
 */
export const rawColours: readonly RegExp[] = [
  /#[0-9a-f]{3,8}\b/gi,
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi,
  new RegExp(`(?<![\\w-])(?:${namedColours.join('|')})(?![\\w(-])`, 'gi'),
];

/** Properties whose words are names we gave, so that `linen` there is a grid line and not a colour. */
export const propertiesWithOwnNames = /^(?:grid|animation|font|container|view-transition)/;

type PlainSize = {
  readonly units: readonly string[];
  readonly amounts?: readonly number[];
  readonly under?: string;
  readonly properties?: RegExp;
  readonly because: string;
};

/** The sizes that may be written plainly. Any other comes through var(--…), durations too. */
export const plainSizes: readonly PlainSize[] = [
  { units: ['%', 'fr'], because: 'a share of the room there is' },
  { units: ['em', 'ch'], because: 'relative to the type it stands in' },
  { units: ['deg', 'turn'], because: 'an angle has no scale' },
  { units: ['px'], amounts: [1, 2], because: 'a hairline is as thin as the screen can draw' },
  {
    units: ['px', 's', 'ms'],
    under: 'drawings/src/',
    properties:
      /^(?:stroke-(?:width|dasharray|dashoffset)|font(?:-size)?|animation(?:-[a-z]+)?|trans(?:form|late)|--[a-z-]+)$/,
    because: "px are the drawing's own units, and its motion keeps its own time",
  },
  { units: ['cqi'], under: 'drawings/src/', because: 'labels are sized by the room they get' },
];

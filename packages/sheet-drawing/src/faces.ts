import type { Face } from './marks.ts';

interface Looks {
  readonly family: 'sans' | 'mono';
  readonly weight: 400 | 600;
  /** Letter spacing in ems. */
  readonly spacing: number;
  readonly color: 'text' | 'ink';
}

/** The type of each kind of text, on the screen, in a file and on a canvas. */
export const faces: Readonly<Record<Face, Looks>> = {
  label: { family: 'mono', weight: 400, spacing: -0.01, color: 'text' },
  prose: { family: 'sans', weight: 400, spacing: 0, color: 'ink' },
  strong: { family: 'sans', weight: 600, spacing: 0, color: 'text' },
  name: { family: 'sans', weight: 600, spacing: -0.01, color: 'text' },
  title: { family: 'sans', weight: 600, spacing: -0.02, color: 'text' },
};

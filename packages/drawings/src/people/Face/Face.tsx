import { Fragment, type ReactNode } from 'react';
import { Drawing } from '#line/Drawing.tsx';
import { Room } from '#line/Room.tsx';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { chinLength } from '../faces/chin-length.ts';
import { glasses } from '../faces/glasses.ts';
import type { Lines } from '../faces/shared.ts';
import { tiedBack } from '../faces/tied-back.ts';
import styles from './Face.module.css';

const faces = {
  'tied-back': {
    lines: tiedBack,
    label:
      'A drawn face: a woman with her hair parted in the middle and tied back, a shawl over one shoulder.',
  },
  glasses: {
    lines: glasses,
    label: 'A drawn face: a man with short hair, round glasses and a beard, in a collared shirt.',
  },
  'chin-length': {
    lines: chinLength,
    label: 'A drawn face: a woman with chin-length hair, the fringe to one side, in a jacket.',
  },
} as const;

type Look = Lines[number][0];

const pens: Readonly<Record<Look, (d: string) => ReactNode>> = {
  construction: (d) => <Stroke weight="thin" tone="faint" d={d} />,
  thin: (d) => <Stroke weight="thin" d={d} />,
  line: (d) => <Stroke d={d} />,
  bold: (d) => <Stroke weight="path" d={d} />,
  brow: (d) => <Stroke weight="wall" d={d} />,
  paper: (d) => <Shape d={d} />,
  contour: (d) => <Shape edge="path" d={d} />,
  solid: (d) => <Shape fill="solid" d={d} />,
  shine: (d) => <Stroke weight="thin" tone="knock" d={d} />,
};

/** An invented person: contour, solid hair, hatching for shadow. It never represents a real person. */
export function Face({ face }: { readonly face: keyof typeof faces }) {
  const { lines, label } = faces[face];
  return (
    <Room>
      <Drawing width={200} height={200} label={label} className={styles.face}>
        <g transform="translate(-20 -14)">
          {lines.map(([look, d], i) => (
            <Fragment key={i}>{pens[look](d)}</Fragment>
          ))}
        </g>
      </Drawing>
    </Room>
  );
}

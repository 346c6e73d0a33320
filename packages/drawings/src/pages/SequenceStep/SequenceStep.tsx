import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, line, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import styles from './SequenceStep.module.css';

const [width, you, us] = [136, 34, 102];
const stretched = {
  viewBox: `0 0 ${width} 100`,
  preserveAspectRatio: 'none',
  'aria-hidden': true,
  focusable: false,
} as const;
const unstretched = {
  viewBox: `0 0 ${width} 24`,
  'aria-hidden': true,
  focusable: false,
} as const;

/** The two lines that run down beside all steps. */
export const SequenceLanes = () => (
  <svg className={styles.lanes} {...stretched}>
    <Stroke weight="thin" dash="dashed" d={[line(you, 0, you, 100), line(us, 0, us, 100)]} />
  </svg>
);

/** Marks the reader's place. */
export const SequenceMark = () => (
  <svg className={styles.arrow} {...unstretched}>
    <Stroke weight="thin" dash="dotted" d={line(you, 12, width, 12)} />
    <Shape fill="solid" d={circle(you, 12, 8)} />
  </svg>
);

interface SequenceStepProps {
  readonly from: 'you' | 'us';
  /** Done is filled, ahead is dashed; all steps are plain if no place is marked. */
  readonly state: 'plain' | 'done' | 'ahead';
  /** The last step has no bar, because no one has work after it. */
  readonly last: boolean;
}

/** A message as an arrow, and a bar on the line of the side that then has the work. */
export function SequenceStep({ from, state, last }: SequenceStepProps) {
  const holder = from === 'you' ? us : you;
  const dash = state === 'ahead' ? ({ dash: 'dashed' } as const) : {};
  const fill = { plain: 'tint', done: 'solid', ahead: 'paper' } as const;
  return (
    <>
      {!last && (
        <svg className={styles.work} {...stretched}>
          <Shape fill={fill[state]} d={rect(holder - 5, 0, 10, 100)} {...dash} />
        </svg>
      )}
      <svg className={styles.arrow} {...unstretched}>
        <Arrow
          points={from === 'you' ? ends(you, 12, us - 5, 12) : ends(us, 12, you + 5, 12)}
          {...dash}
        />
      </svg>
    </>
  );
}

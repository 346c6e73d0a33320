import { drawn } from './drawn.ts';
import styles from './motion.module.css';

/** The delay of a movement, in beats of 0.45 s; every movement ends within four seconds. */
export type Beat = 1 | 2 | 3 | 4 | 5 | 6;

export type Movement = 'appears' | 'drops' | 'slides' | 'grows' | 'draws' | 'travels';

/** The classes of something that moves once, when the page opens. */
export const movement = (moves: Movement, after?: Beat): string | undefined =>
  drawn(styles[moves], after && styles[`after-${after}`]);

import { drawn, type Weight } from './drawn.ts';
import { movement, type Beat } from './movement.ts';
import styles from './line.module.css';

interface StrokeProps {
  readonly d: string | readonly string[];
  /** thin .8: construction; object 1.3; path 2.4: the line that matters; wall 4. */
  readonly weight?: Weight;
  /** `soft` recedes, `red` marks the one fault or change, `knock` is drawn on a solid. */
  readonly tone?: 'ink' | 'soft' | 'faint' | 'red' | 'knock';
  /** Dashed = planned or open; dotted = construction. */
  readonly dash?: 'dashed' | 'dotted';
  /** `draws`: the line is drawn. `travels`: a dot runs along the line, which is not visible. */
  readonly moves?: 'draws' | 'travels';
  readonly after?: Beat;
  readonly className?: string | undefined;
}

/** Lines without a fill. */
export function Stroke(props: StrokeProps) {
  const { d, weight = 'object', tone = 'ink', dash, moves, after, className } = props;
  return (
    <path
      {...(moves && { pathLength: 1 })}
      className={drawn(
        weight !== 'object' && styles[weight],
        tone !== 'ink' && styles[`stroke-${tone}`],
        dash && styles[dash],
        moves && movement(moves, after),
        className,
      )}
      d={typeof d === 'string' ? d : d.join('')}
    />
  );
}

import { drawn, type Weight } from './drawn.ts';
import styles from './line.module.css';

interface StrokeProps {
  readonly d: string | readonly string[];
  /** thin .8: construction; object 1.3; path 2.4: the line that matters; wall 4. */
  readonly weight?: Weight;
  /** `soft` recedes, `red` marks the one fault or change, `knock` is drawn on a solid. */
  readonly tone?: 'ink' | 'soft' | 'faint' | 'red' | 'knock';
  /** Dashed = planned or open; dotted = construction. */
  readonly dash?: 'dashed' | 'dotted';
  readonly className?: string | undefined;
}

/** Lines without a fill. */
export function Stroke({ d, weight = 'object', tone = 'ink', dash, className }: StrokeProps) {
  return (
    <path
      className={drawn(
        weight !== 'object' && styles[weight],
        tone !== 'ink' && styles[`stroke-${tone}`],
        dash && styles[dash],
        className,
      )}
      d={typeof d === 'string' ? d : d.join('')}
    />
  );
}

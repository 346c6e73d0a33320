import { drawn, type Weight } from './drawn.ts';
import styles from './line.module.css';

interface ShapeProps {
  readonly d: string | readonly string[];
  /** paper hides what is behind; solid is what the drawing is about; tint is selected;
      soft and faint are writing and bars; knock is cut out of a solid. */
  readonly fill?: 'paper' | 'solid' | 'deep' | 'tint' | 'soft' | 'faint' | 'red' | 'knock';
  /** Without an edge the shape is only an area. Soft, faint and knock never have one. */
  readonly edge?: Weight | 'none' | 'knock';
  readonly dash?: 'dashed' | 'dotted';
  readonly className?: string | undefined;
}

const edgeless = new Set(['soft', 'faint', 'knock']);

/** Closed forms with a fill. */
export function Shape({ d, fill = 'paper', edge = 'object', dash, className }: ShapeProps) {
  const none = edge === 'none' || edgeless.has(fill);
  return (
    <path
      className={drawn(
        styles[`fill-${fill}`],
        none && styles.edgeless,
        edge === 'knock' && styles['stroke-knock'],
        !none && edge !== 'object' && edge !== 'knock' && styles[edge],
        dash && styles[dash],
        className,
      )}
      d={typeof d === 'string' ? d : d.join('')}
    />
  );
}

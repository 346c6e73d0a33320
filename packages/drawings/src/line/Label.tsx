import { num } from './pen.ts';
import { drawn } from './drawn.ts';
import styles from './line.module.css';

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: 'ink' | 'red' | 'knock';
  /** Rotated to read upwards, beside a vertical dimension. */
  readonly upright?: boolean;
  readonly className?: string | undefined;
  readonly children: string;
}

/** Lowercase monospaced text beside the thing it labels. */
export function Label(props: LabelProps) {
  const { x, y, anchor = 'start', tone = 'ink', upright = false, className, children } = props;
  return (
    <text
      x={num(x)}
      y={num(y)}
      {...(anchor !== 'start' && { textAnchor: anchor })}
      {...(upright && { transform: `rotate(-90 ${num(x)} ${num(y)})` })}
      className={drawn(tone !== 'ink' && styles[`text-${tone}`], className)}
    >
      {children}
    </text>
  );
}

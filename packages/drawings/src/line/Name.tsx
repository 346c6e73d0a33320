import { num } from './pen.ts';
import { drawn } from './drawn.ts';
import styles from './line.module.css';

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: 'ink' | 'red' | 'knock';
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  readonly className?: string | undefined;
  readonly children: string;
}

/** The name of a thing, in the text font. */
export function Name(props: NameProps) {
  const { x, y, anchor = 'start', tone = 'ink', size = 'medium', className, children } = props;
  return (
    <text
      x={num(x)}
      y={num(y)}
      {...(anchor !== 'start' && { textAnchor: anchor })}
      className={drawn(
        styles.name,
        size !== 'medium' && styles[`name-${size}`],
        tone !== 'ink' && styles[`text-${tone}`],
        className,
      )}
    >
      {children}
    </text>
  );
}

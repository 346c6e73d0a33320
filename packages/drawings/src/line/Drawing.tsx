import type { ReactNode } from 'react';
import styles from './line.module.css';

export interface DrawingProps {
  readonly width: number;
  readonly height: number;
  /** Space around the outermost lines, so that their stroke is inside the drawing. */
  readonly pad?: number;
  /** What the drawing shows, as a sentence. A drawing without one is hidden from screen readers. */
  readonly label?: string;
  /** The width it is drawn at, which sets the size of its labels: about 650, 350 or 1300 units. */
  readonly scale?: 'desk' | 'phone' | 'wide';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  /** Rendered lines, instead of children; see FixedDrawing. */
  readonly markup?: string;
}

/** The `svg` of a drawing. Colors come only from the `--draw` tokens around it. */
export function Drawing(props: DrawingProps) {
  const { width, height, pad = 0, label, scale = 'desk', className, children, markup } = props;
  const classes = [styles.drawing, styles[scale], className].filter(Boolean).join(' ');
  const viewBox = `${-pad} ${-pad} ${width + 2 * pad} ${height + 2 * pad}`;
  const lines =
    markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } };
  return label ? (
    <svg
      className={classes}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      focusable="false"
      {...lines}
    />
  ) : (
    <svg className={classes} viewBox={viewBox} aria-hidden="true" focusable="false" {...lines} />
  );
}

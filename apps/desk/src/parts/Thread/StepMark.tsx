import type { StepKind } from './step.ts';
import styles from './Thread.module.css';

/** Between the life lines at 16 and 56. Direction is shown by shape, never by colour alone. */
const marks: Readonly<Record<StepKind, readonly (readonly [look: string, d: string])[]>> = {
  enquirer: [
    ['line', 'M16 7h32'],
    ['solid', 'M56 7l-8-4v8z'],
  ],
  reply: [
    ['fat', 'M24 7h32'],
    ['solid', 'M16 7l9-4.5v9z'],
  ],
  system: [
    ['dashed', 'M24 7h32'],
    ['solid', 'M16 7l8-4v8z'],
  ],
  'staff-action': [['solid', 'M53 4h6v6h-6z']],
  note: [['sheet', 'M50 1h12v9l-4 4h-8zM62 10h-4v4']],
  gap: [
    ['knock', 'M8 7h16M48 7h16'],
    ['thin', 'M10 7l12-6M10 14l12-6M50 7l12-6M50 14l12-6'],
  ],
};

export function StepMark({ kind }: { readonly kind: StepKind }) {
  return (
    <svg className={styles['mark']} width="72" height="16" aria-hidden="true" focusable="false">
      {marks[kind].map(([look, d]) => (
        <path key={look} className={styles[look]} d={d} />
      ))}
    </svg>
  );
}

import { formatFileSize } from './size-text.ts';
import type { Attached } from './step.ts';
import styles from './Thread.module.css';

interface FileNamesProps {
  readonly names: readonly Attached[];
  readonly label: string;
}

/** Names of files that are not stored here, or not yet. */
export function FileNames({ names, label }: FileNamesProps) {
  return (
    <ul className={styles['files']} aria-label={label}>
      {names.map(({ name, bytes }, at) => (
        <li key={at}>
          <bdi>{name}</bdi> <span className={styles['dim']}>{formatFileSize(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

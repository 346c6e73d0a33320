import styles from './Labels.module.css';

interface LabelsProps {
  /** A line each: one text, so that a row that did not change is not rendered again. */
  readonly names: string;
}

/** The labels of an enquiry, grey: they sort, and say nothing of how urgent it is. */
export function Labels({ names }: LabelsProps) {
  if (names === '') return null;
  return (
    <span className={styles['labels']}>
      <span className="visually-hidden">Labels: </span>
      {names.split('\n').map((name) => (
        <span key={name} className={styles['label']} dir="auto">
          {name}
        </span>
      ))}
    </span>
  );
}

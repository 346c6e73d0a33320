import styles from './Labels.module.css';

interface LabelsProps {
  /** One name per line: a single string, so that an unchanged row does not render again. */
  readonly names: string;
}

/** The labels of an enquiry. They are grey, because they do not say how urgent it is. */
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

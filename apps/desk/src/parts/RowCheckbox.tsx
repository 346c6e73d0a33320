import styles from './RowCheckbox.module.css';

interface RowCheckboxProps {
  readonly label: string;
  readonly isChosen: boolean;
  /** A square is in its place while the enquiry is unread. */
  readonly isFresh: boolean;
  /** Of a list only one row is a stop of the Tab key. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
}

/** The box that chooses a row, seen where the hand or the focus is. */
export function RowCheckbox({ label, isChosen, isFresh, isStop, onChoose }: RowCheckboxProps) {
  return (
    <label className={styles['pick']}>
      <input
        type="checkbox"
        checked={isChosen}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        onChange={onChoose}
      />
      {isFresh && <span className={styles['mark']} />}
    </label>
  );
}

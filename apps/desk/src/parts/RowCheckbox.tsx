import styles from './RowCheckbox.module.css';

interface RowCheckboxProps {
  readonly label: string;
  readonly isChosen: boolean;
  /** While the enquiry is unread, a square is shown in its place. */
  readonly isFresh: boolean;
  /** Only one row of a list is a stop of the Tab key. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
}

/** The checkbox of a row, shown on hover and focus. */
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

import styles from './PickBox.module.css';

interface PickBoxProps {
  readonly label: string;
  readonly isChosen: boolean;
  /** A square stands in its place until somebody opened the enquiry. */
  readonly isFresh: boolean;
  readonly onChoose: () => void;
}

/** The box that chooses a row, seen where the hand is. Keys choose by X, so it is no stop of the Tab key. */
export function PickBox({ label, isChosen, isFresh, onChoose }: PickBoxProps) {
  return (
    <label className={styles['pick']}>
      <input
        type="checkbox"
        checked={isChosen}
        tabIndex={-1}
        aria-label={label}
        onChange={onChoose}
      />
      {isFresh && <span className={styles['mark']} />}
    </label>
  );
}

import { useId } from 'react';
import styles from './compose.module.css';

interface RemindChoiceProps {
  /** Working days; null is never. */
  readonly days: number | null;
  readonly onDays: (days: number | null) => void;
}

const choices = [1, 2, 3, 5, 10, 20];

/** Whether and when the user is reminded that the enquirer is silent. */
export function RemindChoice({ days, onDays }: RemindChoiceProps) {
  const id = useId();
  return (
    <span className={styles['remind']}>
      <label htmlFor={id}>Remind me if silent for</label>
      <select
        id={id}
        className={styles['days']}
        value={days ?? ''}
        onChange={({ currentTarget }) => {
          onDays(currentTarget.value === '' ? null : Number(currentTarget.value));
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {one === 1 ? '1 business day' : `${one} business days`}
          </option>
        ))}
        <option value="">no reminder</option>
      </select>
    </span>
  );
}

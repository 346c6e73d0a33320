import { useNavigate } from '@tanstack/react-router';
import styles from './ReportsScreen.module.css';

const periods = [4, 12, 26, 53] as const;

interface ReportPeriodProps {
  readonly to: '/reports' | '/reports/outcomes';
  readonly weeks: number;
}

/** How many weeks a report covers. */
export function ReportPeriod({ to, weeks }: ReportPeriodProps) {
  const navigate = useNavigate();
  return (
    <label className={styles['period']}>
      Period
      <select
        value={weeks}
        onChange={({ target }) => void navigate({ to, search: { weeks: Number(target.value) } })}
      >
        {periods.map((count) => (
          <option key={count} value={count}>
            {count === 53 ? 'a year' : `${count} weeks`}
          </option>
        ))}
      </select>
    </label>
  );
}

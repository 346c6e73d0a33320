import { Link } from '@tanstack/react-router';
import styles from './ReportsScreen.module.css';

const current = { 'aria-current': 'page' } as const;

export function ReportTabs() {
  return (
    <nav className={styles['tabs']} aria-label="Reports">
      <Link
        to="/reports"
        search={{ weeks: 12 }}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={current}
      >
        Answers
      </Link>
      <Link
        to="/reports/outcomes"
        search={{ weeks: 12 }}
        activeOptions={{ includeSearch: false }}
        activeProps={current}
      >
        Outcomes
      </Link>
      <Link
        to="/reports/visits"
        search={{ period: undefined }}
        activeOptions={{ includeSearch: false }}
        activeProps={current}
      >
        Visits
      </Link>
    </nav>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { colleaguesQuery } from '#api/me.ts';
import { formatDay } from '#parts/format-time.ts';
import styles from './AwayBanner.module.css';

/** Who is away today, above every screen; nothing if no one is. */
export function AwayBanner() {
  const { data = [] } = useQuery(colleaguesQuery);
  const away = data.flatMap(({ name, awayUntil }) =>
    awayUntil === null ? [] : [`${name} is away until ${formatDay(new Date(awayUntil), 'UTC')}`],
  );
  if (away.length === 0) return null;
  return (
    <p className={styles['line']}>
      {new Intl.ListFormat('en').format(away)}. <Link to="/absence">Who takes over</Link>
    </p>
  );
}

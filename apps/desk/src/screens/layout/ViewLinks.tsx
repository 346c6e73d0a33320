import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { viewsQuery } from '#api/views.ts';
import { everything } from '#screens/work/use-shown-view.ts';
import styles from './Sidebar.module.css';

/** Saved views: the user's own and the shared ones. */
export function ViewLinks({ className = '' }: { readonly className?: string | undefined }) {
  const titleId = useId();
  const { data: views = [] } = useQuery(viewsQuery);
  if (views.length === 0) return null;
  return (
    <div className={className} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles['title']}>
        Views
      </p>
      {views.map(({ id, name, queue, filters }) => (
        <Link
          key={id}
          className={styles['link']}
          to="/q/$queue"
          params={{ queue }}
          search={{ ...everything, ...filters }}
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ explicitUndefined: true }}
        >
          <span className={styles['digit']} aria-hidden="true" />
          <span className={styles['name']} dir="auto">
            {name}
          </span>
        </Link>
      ))}
    </div>
  );
}

import type { Notice } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './Notices.module.css';

/** Current notices for all visitors, above the page. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside className={styles.notices} aria-label="Notices">
      {notices.map(({ id, text }) => (
        <p key={id}>
          <RichText text={text} />
        </p>
      ))}
    </aside>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Points } from '#ui/Points/Points.tsx';
import styles from './FormNotice.module.css';

interface FormNoticeProps {
  readonly notice: {
    readonly brief: string;
    readonly points: ComponentProps<typeof Points>['points'];
  };
  readonly email: string;
  readonly phone: string;
  /** 'post' works everywhere, 'script' needs JavaScript, 'none' means that nothing can be sent. */
  readonly sending: 'post' | 'script' | 'none';
  /** Below the form instead of beside its button. */
  readonly below?: boolean;
  /** The form; an island, so it is passed in by the page. */
  readonly children?: ReactNode;
}

/** A form with its privacy notice; or, if nothing can be sent, the other ways to reach us. */
export function FormNotice({ notice, email, phone, sending, below, children }: FormNoticeProps) {
  if (sending === 'none')
    return (
      <p className="large">
        This form is not connected yet. Please write or call:
        <ContactLinks email={email} phone={phone} />
      </p>
    );
  return (
    <>
      {sending === 'script' && (
        <noscript>
          <p className={styles.needed}>
            Without JavaScript this form cannot be sent. Please write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
      )}
      <div className={below ? undefined : styles.around}>
        <div>{children}</div>
        {/* The full notice, with every point the law requires, is one click away. */}
        <details className={below ? styles.notice : `${styles.notice} ${styles.beside}`}>
          <summary>{notice.brief}</summary>
          <Points points={notice.points} />
        </details>
        <p className={`${styles.notice} ${styles.unloaded} screen-only`} role="alert">
          This form could not be loaded, so nothing was sent. What you typed is still here: please
          check your connection and press the button again, or write to{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </div>
    </>
  );
}

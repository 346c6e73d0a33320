import type { ReactElement } from 'react';
import styles from './Preview.module.css';

interface PreviewProps {
  readonly address: string | undefined;
  /** Why the page is not shown. */
  readonly unshown: string | undefined;
}

/** The page as visitors will see it, on a phone and on a desk. It loads anew by itself on a save. */
export function Preview({ address, unshown }: PreviewProps): ReactElement {
  const isShown = address !== undefined && unshown === undefined;
  return (
    <section className={styles['preview']} aria-labelledby="preview">
      <h2 id="preview">
        Preview{' '}
        {isShown && (
          <a href={address} target="_blank" rel="noreferrer">
            {address.slice(new URL(address).origin.length)}
          </a>
        )}
      </h2>
      {isShown ? (
        // New frames for another page: an old one that reloads itself on a save would stay where it was.
        <div className={styles['screens']} key={address.replace(/#.*/, '')}>
          <div className={styles['phone']}>
            <iframe title="Preview on a phone" src={address} />
          </div>
          <div className={styles['desk']}>
            <iframe title="Preview on a desk" src={address} />
          </div>
        </div>
      ) : (
        <p>{unshown}</p>
      )}
    </section>
  );
}

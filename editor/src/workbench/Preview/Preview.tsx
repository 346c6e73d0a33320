import type { ReactElement } from 'react';
import styles from './Preview.module.css';

/** The page as visitors will see it, on a phone and on a desk. It loads anew by itself on a save. */
export function Preview({ address }: { readonly address: string }): ReactElement {
  return (
    <section className={styles['preview']} aria-labelledby="preview">
      <h2 id="preview">
        Preview{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {new URL(address).pathname}
        </a>
      </h2>
      <div className={styles['screens']}>
        <div className={styles['phone']}>
          <iframe title="Preview on a phone" src={address} />
        </div>
        <div className={styles['desk']}>
          <iframe title="Preview on a desk" src={address} />
        </div>
      </div>
    </section>
  );
}

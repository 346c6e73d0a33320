import type { FileReport } from '@studio/contract/file-report';
import type { ReactElement } from 'react';
import styles from './Preview.module.css';

interface PreviewProps {
  readonly report: Pick<FileReport, 'page' | 'preview' | 'unshown'>;
  /** How often something was saved since this was opened. */
  readonly saves: number;
}

/** The page as visitors will see it, on a phone and on a desk, as it was last saved. */
export function Preview({ report, saves }: PreviewProps): ReactElement {
  const { page, preview, unshown } = report;
  const isShown = page !== undefined && preview !== undefined && unshown === undefined;
  // A development server reloads its page by itself. Otherwise each save gets new frames, and so does each page.
  const version = import.meta.hot ? 0 : saves;
  return (
    <section className={styles['preview']} aria-labelledby="preview">
      <h2 id="preview">
        Preview{' '}
        {isShown && (
          <a href={preview} target="_blank" rel="noreferrer">
            {page}
          </a>
        )}
      </h2>
      {isShown ? (
        <div className={styles['screens']} key={`${preview.replace(/#.*/, '')} ${version}`}>
          <div className={styles['phone']}>
            <iframe title="Preview on a phone" src={preview} />
          </div>
          <div className={styles['desk']}>
            <iframe title="Preview on a desk" src={preview} />
          </div>
        </div>
      ) : (
        <p>{unshown ?? 'There is no preview here.'}</p>
      )}
    </section>
  );
}

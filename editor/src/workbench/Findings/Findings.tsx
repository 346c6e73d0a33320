import type { ReactElement } from 'react';
import type { PlaceReport } from '../place-endpoint.ts';
import styles from './Findings.module.css';

/** What the content checks say about the file in the form, in the sentences of the build. */
export function Findings({
  report: { file, findings, elsewhere },
}: {
  readonly report: PlaceReport;
}): ReactElement {
  return (
    <section className={styles['findings']} aria-labelledby="findings">
      <h2 id="findings">{file ? `Checks of content/${file}` : 'Checks'}</h2>
      <div role="status">
        {findings.length === 0 ? (
          <p>{file ? 'Nothing is wrong here.' : 'Choose what to change on the left.'}</p>
        ) : (
          <ul className={styles['list']}>
            {findings.map(({ field, sentence }) => (
              <li key={field + sentence}>
                {field && <b>{field}</b>} {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
      {elsewhere.length > 0 && (
        <details>
          <summary>Elsewhere: {elsewhere.length}</summary>
          <ul>
            {elsewhere.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

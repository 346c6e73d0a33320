import type { VisitReport } from '@studio/contract/desk/visits';
import reports from '../ReportsScreen.module.css';
import styles from './Visits.module.css';
import { formatCount, visitedText } from './visit-text.ts';

/** Paths that this site never had are counted together here, because they could contain anything. */
const ODD_PAGE = '/?';

function FoundData({ rows }: { readonly rows: readonly (readonly [string, number])[] }) {
  return (
    <ul className={styles['rows']}>
      {rows.map(([words, views]) => (
        <li key={words}>
          <span>{words}</span> <b>{formatCount(views)}</b>
        </li>
      ))}
    </ul>
  );
}

/** What visitors searched for without a result: ideas for content. */
export function NotFoundReport({ words, missing }: Pick<VisitReport, 'words' | 'missing'>) {
  return (
    <div className={reports['two']}>
      <section className={reports['part']} aria-labelledby="words">
        <h2 id="words">Searched for and not found</h2>
        <p>Words searched for on the site on three days or more. Write about them.</p>
        {words.length === 0 ? (
          'Nothing in this period.'
        ) : (
          <FoundData rows={words.map(({ name, views }) => [`“${name}”`, views])} />
        )}
      </section>
      <section className={reports['part']} aria-labelledby="missing">
        <h2 id="missing">Requested but missing</h2>
        <p>Pages that are linked but do not exist. Fix the link, or write the page.</p>
        {missing.length === 0 ? (
          'Nothing in this period.'
        ) : (
          <FoundData
            rows={missing.map(({ from, to, views }) => [
              to === ODD_PAGE
                ? 'Other addresses, from elsewhere'
                : `${to}, linked from ${visitedText(from)}`,
              views,
            ])}
          />
        )}
      </section>
    </div>
  );
}

import type { Views, VisitReport } from '@studio/contract/desk/visits';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { flowOf, marksOf, type FlowColumn } from './flow.ts';
import styles from './Visits.module.css';
import { formatCount, moreText, sourceText, visitedText, type MeaningKey } from './visit-text.ts';

interface MeantProps {
  readonly of: MeaningKey;
  /** What is counted, for screen readers. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A number that links to its explanation. */
function Meant({ of, what, children }: MeantProps) {
  return (
    <a href={`#means-${of}`}>
      {children}
      <span className="visually-hidden"> {what}: what it means</span>
    </a>
  );
}

function Sum({ sum, of, what }: { readonly sum: Views | null } & Omit<MeantProps, 'children'>) {
  if (!sum || sum.views + sum.ahead === 0) return <span>fewer than 5</span>;
  // One link for both lines: two links so close are hard to hit with a thumb.
  return (
    <Meant of={of} what={what}>
      {formatCount(sum.views)} {moreText(sum)}
    </Meant>
  );
}

interface StageProps {
  readonly title: string;
  readonly of: MeaningKey;
  readonly total: Views | null;
  readonly column: FlowColumn | undefined;
  readonly wordsOf: (name: string) => string;
  readonly children?: ReactNode;
}

const lengths = (strip: number, open: number): CSSProperties =>
  ({ '--strip': strip.toFixed(2), '--open': open.toFixed(2) }) as CSSProperties;

function Stage({ title, of, total, column, wordsOf, children }: StageProps) {
  return (
    <li className={styles['stage']}>
      <h3>{title}</h3>
      <p>
        <Sum sum={total} of={of} what={title} />
        {children}
      </p>
      <ul>
        {column?.rows.map(({ name, strip, open, ...sum }) => (
          <li key={name} style={lengths(strip, open)}>
            <span>
              {wordsOf(name)}
              <br />
              <Sum sum={sum} of={of} what={wordsOf(name)} />
            </span>
            <i aria-hidden="true" />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface EndProps {
  readonly title: string;
  readonly of: MeaningKey;
  readonly count: number;
  readonly isSolid?: boolean;
  readonly children?: ReactNode;
}

function End({ title, of, count, isSolid = false, children }: EndProps) {
  const { marks, each } = marksOf(count);
  return (
    <li className={styles['end']}>
      <h3>{title}</h3>
      <p>
        <Meant of={of} what={title}>
          {formatCount(count)}
        </Meant>
        {each > 1 && ` · each mark is ${each}`}
      </p>
      <div>
        <div className={isSolid ? styles['solid'] : styles['open']} aria-hidden="true">
          {Array.from({ length: marks }, (_, at) => (
            <i key={at} />
          ))}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Which forms the enquiries were sent from. */
function MessageText({ pages }: Pick<VisitReport, 'pages'>) {
  const sum = (isOf: (page: string) => boolean) =>
    pages.filter(({ name }) => isOf(name)).reduce((total, { enquiries }) => total + enquiries, 0);
  const isService = (page: string) => page.startsWith('/services/');
  const isForm = (page: string) => page === '/contact' || page === '/sheet';
  const rows = [
    [sum(isService), 'on service pages'],
    [sum(isForm), 'on contact or sheet'],
    [sum((page) => !isService(page) && !isForm(page)), 'elsewhere'],
  ] as const;
  return (
    <ul>
      {rows
        .filter(([count]) => count > 0)
        .map(([count, where]) => (
          <li key={where}>
            {formatCount(count)} {where}
          </li>
        ))}
    </ul>
  );
}

/** From sources to won enquiries. Views are strips on one scale; behind the break each enquiry is a mark. */
export function FlowDrawing({ report }: { readonly report: VisitReport }) {
  const { columns, bands, height } = flowOf(report);
  const { totals } = report;
  const stages: Omit<StageProps, 'column'>[] = [
    { title: 'Came from', of: 'sources', total: totals.entries, wordsOf: sourceText },
    { title: 'First page', of: 'entries', total: totals.entries, wordsOf: visitedText },
    { title: 'Service pages', of: 'views', total: totals.servicePages, wordsOf: visitedText },
    {
      title: 'Contact or sheet',
      of: 'opened',
      total: totals.opened,
      wordsOf: visitedText,
      children: totals.begun !== null && (
        <>
          <br />
          <Meant of="begun" what="Forms">
            {formatCount(totals.begun)}
          </Meant>{' '}
          forms begun
        </>
      ),
    },
  ];
  return (
    <ol className={styles['flow']}>
      {stages.map((stage, at) => (
        <Fragment key={stage.title}>
          <Stage {...stage} column={columns[at]} />
          <li className={at < 3 ? styles['bands'] : styles['break']} aria-hidden="true">
            {at < 3 ? (
              <svg
                viewBox={`0 0 100 ${height}`}
                preserveAspectRatio="none"
                focusable="false"
                style={{ blockSize: `${height / 10}em` }}
              >
                {bands[at]?.map(({ from, to, path }) => (
                  <path key={`${from} ${to}`} d={path} />
                ))}
              </svg>
            ) : (
              '//'
            )}
          </li>
        </Fragment>
      ))}
      <End title="Enquiries" of="enquiries" count={totals.enquiries}>
        <MessageText pages={report.pages} />
      </End>
      <End title="Answered" of="answered" count={totals.answered} />
      <End title="Won" of="won" count={totals.won} isSolid />
    </ol>
  );
}

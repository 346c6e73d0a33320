import { mayDo } from '@studio/contract/desk/roles';
import type { DecidedCount } from '@studio/contract/desk/outcome-report';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { meQuery } from '#api/me.ts';
import { outcomesFile, outcomesQuery } from '#api/outcomes.ts';
import { CountBars } from '#parts/CountBars.tsx';
import { formatDay } from '#parts/format-time.ts';
import { pageTitle } from '#parts/page-title.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { Cards } from '#ui/Cards.tsx';
import { outcomeText } from '../report-text.ts';
import { ReportPeriod } from '../ReportPeriod.tsx';
import { ReportTabs } from '../ReportTabs.tsx';
import styles from '../ReportsScreen.module.css';
import { headline, rateText, shareText, valuesText } from './outcome-text.ts';
import { ReasonsEditor } from './ReasonsEditor.tsx';
import { WonAndLost } from './WonAndLost.tsx';

interface DecidedTableProps {
  readonly caption: string;
  readonly of: string;
  readonly rows: readonly DecidedCount[];
  readonly nameOf: (name: string) => string;
}

function DecidedTable({ caption, of, rows, nameOf }: DecidedTableProps) {
  if (rows.length === 0) return <p>Nothing was won or lost in these weeks.</p>;
  return (
    <Cards
      caption={caption}
      head={[of, 'Won', 'Lost', 'Won of decided']}
      rows={rows.map(({ name, won, lost }) => ({
        key: name,
        cells: [nameOf(name), won, lost, won + lost === 0 ? '–' : shareText({ won, lost })],
      }))}
    />
  );
}

const reasonName = (name: string): string => (name === '' ? 'No reason given' : name);

const serviceName = (slug: string): string =>
  slug === '' ? 'No service' : pageTitle(`/services/${slug}`);

/** How many enquiries were won, by week, service and page, and why. */
export function OutcomesScreen() {
  const { weeks } = useSearch({ from: '/reports/outcomes' });
  const { data: me } = useQuery(meQuery);
  const { data: report, error } = useQuery(outcomesQuery(weeks));
  if (!report || !me) return <LoadingOrError error={error} />;
  const closed = report.outcomes.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <ScreenHeader title="Outcomes" text={`${closed} closed in these weeks.`}>
        <ReportTabs />
        <ReportPeriod to="/reports/outcomes" weeks={weeks} />
        <a className={styles['file']} href={outcomesFile(weeks)} download="outcomes.csv">
          Export CSV
        </a>
      </ScreenHeader>
      <section className={styles['part']} aria-labelledby="by-week">
        <h2 id="by-week">{headline(report)}</h2>
        <p>{rateText(report)}</p>
        <WonAndLost weeks={report.weeks} />
        <details className={styles['table']}>
          <summary>The same as a table</summary>
          <DecidedTable
            caption="Won and lost by week"
            of="Week of"
            rows={report.weeks}
            nameOf={(week) => formatDay(new Date(week), 'UTC')}
          />
        </details>
      </section>
      <div className={styles['two']}>
        <section className={styles['part']} aria-labelledby="by-service">
          <h2 id="by-service">By service</h2>
          <p>The service whose page they came from.</p>
          <DecidedTable
            caption="Won and lost by service"
            of="Service"
            rows={report.services}
            nameOf={serviceName}
          />
        </section>
        <section className={styles['part']} aria-labelledby="by-page">
          <h2 id="by-page">By page</h2>
          <p>The page they wrote from.</p>
          <DecidedTable
            caption="Won and lost by page"
            of="Page"
            rows={report.pages}
            nameOf={(page) => pageTitle(page)}
          />
        </section>
      </div>
      <div className={styles['two']}>
        {(['won', 'lost'] as const).map((outcome) => (
          <section key={outcome} className={styles['part']} aria-labelledby={`why-${outcome}`}>
            <h2 id={`why-${outcome}`}>Why we {outcome}</h2>
            <p>{valuesText(report, outcome) ?? 'As chosen when closing.'}</p>
            <CountBars
              rows={report.reasons
                .filter((one) => one.outcome === outcome)
                .map(({ name, count }) => ({
                  name: reasonName(name),
                  count,
                  solid: outcome === 'won' ? count : 0,
                }))}
            />
          </section>
        ))}
      </div>
      <section className={styles['part']} aria-labelledby="all-outcomes">
        <h2 id="all-outcomes">All closed enquiries</h2>
        <CountBars
          rows={report.outcomes.map(({ name, count }) => ({
            name: outcomeText(name),
            count,
            solid: name === 'won' ? count : 0,
          }))}
        />
      </section>
      {mayDo(me.roles, 'lists') && <ReasonsEditor />}
    </div>
  );
}

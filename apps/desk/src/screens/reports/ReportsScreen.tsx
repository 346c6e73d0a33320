import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { reportsFile, reportsQuery } from '#api/reports.ts';
import { CountBars } from '#parts/CountBars.tsx';
import { pageTitle } from '#parts/page-title.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { WeekChart } from '#parts/WeekChart.tsx';
import { WeekChartKey } from '#parts/WeekChartKey.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { countryText, headline, lateText, outcomeText } from './report-text.ts';
import { ReportPeriod } from './ReportPeriod.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import styles from './ReportsScreen.module.css';
import { WeekTable } from './WeekTable.tsx';

const SHOWN = 10;

/** Response times, origins and outcomes of enquiries. */
export function ReportsScreen() {
  const { weeks } = useSearch({ from: '/reports' });
  const { data: reports, error } = useQuery(reportsQuery(weeks));
  if (!reports) return <LoadingOrError error={error} />;
  const received = reports.weeks.reduce((total, week) => total + week.received, 0);
  return (
    <div>
      <ScreenHeader
        title="Reports"
        text="Counted in business hours, without nights, weekends and holidays."
      >
        <ReportTabs />
        <ReportPeriod to="/reports" weeks={weeks} />
        <a className={styles['file']} href={reportsFile(weeks)} download="reports.csv">
          Export CSV
        </a>
      </ScreenHeader>
      <section className={styles['part']} aria-labelledby="how-soon">
        <h2 id="how-soon">{headline(reports)}</h2>
        <p>{lateText(reports)}</p>
        <WeekChartKey />
        <WeekChart
          weeks={reports.weeks}
          targetMs={reports.targetMs}
          text={`${headline(reports)} ${lateText(reports)}`}
        />
        <details className={styles['table']}>
          <summary>The same as a table</summary>
          <WeekTable weeks={reports.weeks} />
        </details>
      </section>
      <div className={styles['two']}>
        <section className={styles['part']} aria-labelledby="by-page">
          <h2 id="by-page">Where on the site they wrote</h2>
          <p>{received} enquiries. Solid: answered.</p>
          <CountBars
            rows={reports.pages.slice(0, SHOWN).map(({ name, received: count, answered }) => ({
              name: pageTitle(name),
              count,
              solid: answered,
            }))}
          />
        </section>
        <section className={styles['part']} aria-labelledby="by-country">
          <h2 id="by-country">Where they are</h2>
          <p>By the country of the telephone number.</p>
          <CountBars
            rows={reports.countries.slice(0, SHOWN).map(({ name, received: count, answered }) => ({
              name: countryText(name),
              code: name,
              count,
              solid: answered,
            }))}
          />
        </section>
      </div>
      <section className={styles['part']} aria-labelledby="outcomes">
        <h2 id="outcomes">Outcomes</h2>
        <p>Solid: won.</p>
        <CountBars
          rows={reports.outcomes.map(({ name, count }) => ({
            name: outcomeText(name),
            count,
            solid: name === 'won' ? count : 0,
          }))}
        />
      </section>
    </div>
  );
}

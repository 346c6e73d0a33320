import type { VisitReport } from '@studio/contract/desk/visits';
import { notCounted } from '@studio/contract/desk/visit-limits';
import { readPeriod } from '@studio/contract/desk/visit-period';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { visitsFile, visitsQuery } from '#api/visits.ts';
import { CountBars } from '#parts/CountBars.tsx';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { Loading } from '#screens/sign-in/Loading.tsx';
import { ReportTabs } from '../ReportTabs.tsx';
import reports from '../ReportsScreen.module.css';
import { FlowDrawing } from './FlowDrawing.tsx';
import { FoundUs } from './FoundUs.tsx';
import { History } from './History.tsx';
import { Meanings } from './Meanings.tsx';
import { NotFoundReport } from './NotFoundReport.tsx';
import { PagesTable } from './PagesTable.tsx';
import { formatDate, headline, periodText, sourceText } from './visit-text.ts';

const HOSTS = 10;

function To({ period, name }: { readonly period: string | null; readonly name: string }) {
  if (period === null) return null;
  return (
    <Link className={reports['file']} to="/reports/visits" search={{ period }}>
      {name}
    </Link>
  );
}

function Periods({ report }: { readonly report: VisitReport }) {
  const isWeek = readPeriod(report.period)?.kind === 'week';
  return (
    <>
      <To period={report.otherKind} name={isWeek ? 'By month' : 'By week'} />
      <To period={report.earlier} name="Earlier" />
      <To period={report.later} name="Later" />
      <a className={reports['file']} href={visitsFile(report.period)} download>
        Export CSV
      </a>
    </>
  );
}

function Sites({ title, rows }: { readonly title: string; readonly rows: VisitReport['hosts'] }) {
  if (rows.length === 0) return null;
  return (
    <section className={reports['part']} aria-label={title}>
      <h2>{title}</h2>
      <CountBars
        rows={rows.slice(0, HOSTS).map(({ name, views }) => ({
          name: name === 'other' ? sourceText(name) : name,
          count: views,
          solid: views,
        }))}
      />
    </section>
  );
}

function Report({ report, first }: { readonly report: VisitReport; readonly first: string }) {
  const isEmpty = report.pages.length === 0;
  return (
    <>
      <section className={reports['part']} aria-labelledby="flow">
        <h2 id="flow">{headline(report)}</h2>
        <p>
          {periodText(report.period)}. Counted since {formatDate(first)}. Strips are views, on one
          scale; the open part is “up to … more”. After the break, each mark is one enquiry. Every
          number links to what it means.
        </p>
        {isEmpty ? 'Too few page views were counted in this period to be shown.' : null}
        {!isEmpty && <FlowDrawing report={report} />}
      </section>
      {!isEmpty && (
        <section className={reports['part']} aria-labelledby="pages">
          <h2 id="pages">Page by page</h2>
          <p>
            Enquiries are those written in the form on that page. “–” means fewer than five, or
            none.
          </p>
          <PagesTable key={report.period} pages={report.pages} steps={report.steps} />
        </section>
      )}
      <FoundUs foundUs={report.foundUs} />
      <NotFoundReport words={report.words} missing={report.missing} />
      <section className={reports['part']} aria-labelledby="history">
        <h2 id="history">Entries by source, and enquiries</h2>
        <History history={report.history} />
      </section>
      <div className={report.campaigns.length > 0 ? reports['two'] : undefined}>
        <Sites title="Sites that led here" rows={report.hosts} />
        <Sites title="Campaigns" rows={report.campaigns} />
      </div>
      <Meanings />
    </>
  );
}

/** From the sources of visits to the outcomes of enquiries, counted without tracking anyone. */
export function VisitsScreen() {
  const { period } = useSearch({ from: '/reports/visits' });
  const { data: report, error } = useQuery(visitsQuery(period));
  if (!report && !error) return <Loading />;
  return (
    <div>
      <ScreenHeader
        title="Reports"
        text="Page views and enquiries, counted without tracking anyone."
      >
        <ReportTabs />
        {report && <Periods report={report} />}
      </ScreenHeader>
      {error && (
        <p className={reports['part']} role="alert">
          {error.message}
        </p>
      )}
      {report?.countedFrom === null && <p className={reports['part']}>{notCounted}</p>}
      {report && report.countedFrom !== null && (
        <Report report={report} first={report.countedFrom} />
      )}
    </div>
  );
}

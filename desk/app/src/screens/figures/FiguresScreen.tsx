import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { figuresFile, figuresQuery } from '#api/figures.ts';
import { CountBars } from '#parts/CountBars.tsx';
import { ScreenHead } from '#parts/ScreenHead.tsx';
import { WeekChart } from '#parts/WeekChart.tsx';
import { Loading } from '#screens/door/Loading.tsx';
import { countryWords, headline, lateWords, outcomeWords, pageWords } from './figure-words.ts';
import styles from './FiguresScreen.module.css';
import { WeekTable } from './WeekTable.tsx';

const periods = [4, 12, 26, 53] as const;
const SHOWN = 10;

function Period({ weeks }: { readonly weeks: number }) {
  const navigate = useNavigate();
  return (
    <label className={styles['period']}>
      Period
      <select
        value={weeks}
        onChange={({ target }) =>
          void navigate({ to: '/figures', search: { weeks: Number(target.value) } })
        }
      >
        {periods.map((count) => (
          <option key={count} value={count}>
            {count === 53 ? 'a year' : `${count} weeks`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How soon people are answered, where they come from and what became of them. */
export function FiguresScreen() {
  const { weeks } = useSearch({ from: '/figures' });
  const { data: figures } = useQuery(figuresQuery(weeks));
  if (!figures) return <Loading />;
  const received = figures.weeks.reduce((total, week) => total + week.received, 0);
  return (
    <div>
      <ScreenHead
        title="Figures"
        said="Counted in working hours, without nights, weekends and holidays."
      >
        <Period weeks={weeks} />
        <a className={styles['file']} href={figuresFile(weeks)} download="figures.csv">
          Export CSV
        </a>
      </ScreenHead>
      <section className={styles['part']} aria-labelledby="how-soon">
        <h2 id="how-soon">{headline(figures)}</h2>
        <p>{lateWords(figures)}</p>
        <p className={styles['key']}>
          <span>
            <i className={styles['in']} /> answered in time
          </span>
          <span>
            <i className={styles['out']} /> late
          </span>
          <span>
            <i className={styles['middle']} /> median, those who wait counted with the time so far
          </span>
          <span>
            <i className={styles['nine']} /> nine of ten, from ten on
          </span>
        </p>
        <WeekChart
          weeks={figures.weeks}
          promiseMs={figures.promiseMs}
          said={`${headline(figures)} ${lateWords(figures)}`}
        />
        <details className={styles['table']}>
          <summary>The same as a table</summary>
          <WeekTable weeks={figures.weeks} />
        </details>
      </section>
      <div className={styles['two']}>
        <section className={styles['part']} aria-labelledby="by-page">
          <h2 id="by-page">Where on the site they wrote</h2>
          <p>{received} enquiries. What is solid has been answered.</p>
          <CountBars
            rows={figures.pages.slice(0, SHOWN).map(({ name, received: count, answered }) => ({
              name: pageWords(name),
              count,
              solid: answered,
            }))}
          />
        </section>
        <section className={styles['part']} aria-labelledby="by-country">
          <h2 id="by-country">Where they are</h2>
          <p>By the country of the telephone number.</p>
          <CountBars
            rows={figures.countries.slice(0, SHOWN).map(({ name, received: count, answered }) => ({
              name: countryWords(name),
              code: name,
              count,
              solid: answered,
            }))}
          />
        </section>
      </div>
      <section className={styles['part']} aria-labelledby="outcomes">
        <h2 id="outcomes">What became of them</h2>
        <p>What is solid became work.</p>
        <CountBars
          rows={figures.outcomes.map(({ name, count }) => ({
            name: outcomeWords(name),
            count,
            solid: name === 'won' ? count : 0,
          }))}
        />
      </section>
    </div>
  );
}

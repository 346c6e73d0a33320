import type { WeekOfReport } from '@studio/contract/desk/reports';
import { HOUR_MS } from '@studio/contract/working-time';
import styles from './WeekChart.module.css';

interface WeekChartProps {
  readonly weeks: readonly WeekOfReport[];
  readonly targetMs: number;
  /** What the drawing shows, as a sentence. */
  readonly text: string;
}

const LINES = 6;
/** Marks closer than this, as a share of the axis, would overlap. */
const NEAR = 0.028;

interface Mark {
  readonly ms: number;
  readonly height: number;
  /** How many marks at the same height are to its left. */
  readonly place: number;
}

function marksOf(answersMs: readonly number[], topMs: number): Mark[] {
  const marks: Mark[] = [];
  for (const ms of answersMs) {
    const height = Math.min(ms / topMs, 1);
    const before = marks.at(-1);
    const isNear = before !== undefined && height - before.height < NEAR;
    marks.push({
      ms,
      height: isNear ? before.height : height,
      place: isNear ? before.place + 1 : 0,
    });
  }
  return marks;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** "w 47", the calendar week. */
function weekText(monday: string): string {
  const thursday = new Date(Date.parse(monday) + 3 * 24 * HOUR_MS);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return `w ${Math.floor((thursday.getTime() - first) / (7 * 24 * HOUR_MS)) + 1}`;
}

/** "3:24", as below the drawing: two weeks fit beside each other on a phone. */
const short = (ms: number | null): string =>
  ms === null
    ? '–'
    : `${Math.floor(ms / HOUR_MS)}:${String(Math.floor((ms % HOUR_MS) / 60_000)).padStart(2, '0')}`;

function Week({
  week,
  topMs,
  targetMs,
}: {
  readonly week: WeekOfReport;
  readonly topMs: number;
  readonly targetMs: number;
}) {
  return (
    <div className={styles['week']}>
      <div className={styles['field']}>
        {week.nineOfTenWorkingMs !== null && (
          <i
            className={styles['nine']}
            style={{ blockSize: percent(Math.min(week.nineOfTenWorkingMs / topMs, 1)) }}
          />
        )}
        {week.medianWorkingMs !== null && (
          <i
            className={styles['median']}
            style={{ insetBlockEnd: percent(Math.min(week.medianWorkingMs / topMs, 1)) }}
          />
        )}
        {marksOf(week.answersMs, topMs).map(({ ms, height, place }, at) => (
          <i
            // Two replies may have taken the same time, and marks never change places, so the index is the key.
            key={at}
            className={ms >= targetMs ? styles['late'] : styles['mark']}
            style={{
              insetBlockEnd: percent(height),
              insetInlineStart: `calc(50% + ${place * 0.75}rem)`,
            }}
          >
            {ms > topMs && <b>{short(ms)}</b>}
          </i>
        ))}
      </div>
      <dl>
        <div>
          <dt>median</dt>
          <dd>{short(week.medianWorkingMs)}</dd>
        </div>
        <div>
          <dt>9 of 10</dt>
          <dd>{short(week.nineOfTenWorkingMs)}</dd>
        </div>
        <div>
          <dt>answers</dt>
          <dd>{week.answered}</dd>
        </div>
        <div>
          <dt>week</dt>
          <dd>{weekText(week.week)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Every reply as a mark at the working time it took; times beyond the axis are written beside it. */
export function WeekChart({ weeks, targetMs, text }: WeekChartProps) {
  const topMs = targetMs * 1.5;
  return (
    <div className={styles['chart']} role="img" aria-label={text}>
      <div className={styles['axis']} aria-hidden="true">
        <i className={styles['over']} style={{ insetBlockEnd: percent(targetMs / topMs) }} />
        {Array.from({ length: LINES + 1 }, (_, at) => {
          const ms = (topMs / LINES) * at;
          return (
            <i
              key={at}
              className={ms === targetMs ? styles['promise'] : styles['line']}
              style={{ insetBlockEnd: percent(at / LINES) }}
            >
              <b>{Math.round(ms / HOUR_MS)} h</b>
            </i>
          );
        })}
      </div>
      <div className={styles['weeks']} aria-hidden="true">
        {weeks.map((week) => (
          <Week key={week.week} week={week} topMs={topMs} targetMs={targetMs} />
        ))}
      </div>
    </div>
  );
}

import type { DueMinute } from '@studio/contract/desk/responses';
import styles from './DueTimeline.module.css';
import { dayMarks, type Mark } from './day-marks.ts';
import { formatTime } from './format-time.ts';
import { useMinute, useOffice } from './office.ts';

const LEVEL = 46;
/** Where today's line begins, in per cent of the width; late enquiries are before it, later days after it. */
const FIRST = 14;
const LAST = 88;

const at = (x: number) => ({ x: `${x.toFixed(2)}%`, overflow: 'visible', width: 1, height: 1 });

/** A square for each enquiry at the moment it is due: solid has an owner, open has none. */
function Stack({ mark, isLate = false }: { readonly mark: Mark; readonly isLate?: boolean }) {
  const all = mark.owned + mark.unowned;
  const isMany = all > 9;
  const [size, pitch, high] = isMany ? [4, 6, 6] : [8, 11, 3];
  const most = isMany ? 36 : 9;
  const columns = Math.ceil(Math.min(all, most) / high);
  const squares = Array.from({ length: Math.min(all, most) }, (_, one) => {
    const x = (one % columns) * pitch - (columns * pitch - (pitch - size)) / 2;
    const y = LEVEL - 8 - size - Math.floor(one / columns) * pitch;
    return { isOwned: one < mark.owned, d: `M${x} ${y}h${size}v${size}h-${size}z` };
  });
  const pathOf = (isOwned: boolean) =>
    squares.flatMap((one) => (one.isOwned === isOwned ? [one.d] : [])).join('');
  const red = isLate ? styles['red'] : '';
  return (
    <>
      <path className={`${styles['square']} ${red}`} d={pathOf(false)} />
      <path className={`${styles['square']} ${styles['solid']} ${red}`} d={pathOf(true)} />
    </>
  );
}

const count = ({ owned, unowned }: Mark) => owned + unowned;

/** Today's timeline: every enquiry to answer, at the time it is due. */
export function DueTimeline({ minutes }: { readonly minutes: readonly DueMinute[] }) {
  const { responseTarget, zone } = useOffice();
  const now = useMinute();
  const day = dayMarks(minutes, now, { responseTarget, zone });
  const x = (share: number) => FIRST + share * (LAST - FIRST);
  const label = `When answers are due: ${count(day.late)} late, ${day.due} due ${day.name}, ${count(day.after)} due later.`;
  return (
    <div className={styles['day']}>
      <svg className={styles['drawing']} height="68" role="img" aria-label={label}>
        <line className={styles['dashed']} x1="0.4%" x2="9%" y1={LEVEL} y2={LEVEL} />
        <svg {...at(4.7)}>
          <Stack mark={day.late} isLate />
          <text className={count(day.late) > 0 ? styles['alarm'] : ''} y={LEVEL + 17}>
            late {count(day.late)}
          </text>
        </svg>
        <line className={styles['thin']} x1={`${FIRST}%`} x2={`${LAST}%`} y1={LEVEL} y2={LEVEL} />
        <line
          className={styles['used']}
          x1={`${FIRST}%`}
          x2={`${x(day.nowShare)}%`}
          y1={LEVEL}
          y2={LEVEL}
        />
        {day.hours.map(({ share, name }) => (
          <svg key={name} {...at(x(share))}>
            <path className={styles['thin']} d={`M0 ${LEVEL + 3}v4`} />
            <text className={styles['hour']} y={LEVEL + 17}>
              {name}
            </text>
          </svg>
        ))}
        {[FIRST, LAST].map((end) => (
          <svg key={end} {...at(end)}>
            <path className={styles['thin']} d={`M0 ${LEVEL - 6}v12`} />
            <path d={`M-3.5 ${LEVEL + 3.5}l7-7`} />
          </svg>
        ))}
        <svg {...at(LAST)}>
          <text className={styles['end']} x="6" y={LEVEL + 17}>
            {day.closes}
            <tspan className={styles['closing']}>{day.closing > 9 && ` × ${day.closing}`}</tspan>
          </text>
        </svg>
        {day.marks.map((mark) => (
          <svg key={mark.share} {...at(x(mark.share))}>
            <Stack mark={mark} />
          </svg>
        ))}
        <svg {...at(x(day.nowShare))}>
          <path className={styles['thin']} d={`M0 8v${LEVEL - 8}`} />
          <path className={styles['solid']} d="M-4.5 8h9l-4.5 7z" />
          <text className={styles['now']} x="8" y="14">
            {formatTime(now, zone)}
          </text>
        </svg>
        <line className={styles['dashed']} x1="92%" x2="99.6%" y1={LEVEL} y2={LEVEL} />
        <svg {...at(95.8)}>
          <Stack mark={day.after} />
          <text y={LEVEL + 17}>
            <tspan className={styles['hour']}>later </tspan>
            <tspan className={styles['plus']}>+</tspan>
            {count(day.after)}
          </text>
        </svg>
      </svg>
      <p className={styles['key']} aria-hidden="true">
        <span className={styles['owned']}>has an owner</span>
        <span className={styles['unowned']}>no owner yet</span>
      </p>
    </div>
  );
}

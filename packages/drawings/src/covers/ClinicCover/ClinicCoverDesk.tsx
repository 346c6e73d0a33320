import { Arrow } from '#line/Arrow.tsx';
import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, line, poly, range, rect, roundRect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import styles from '../cover.module.css';
import type { CoverProps } from '../cover-props.ts';

const HANDSETS: readonly Point[] = [
  [46, 84],
  [298, 50],
  [550, 84],
];
/** The selections on the first two screens are at the same height, so one line joins them. */
const CHOSEN_Y = 238;
const [DAY, TIME, BOOKED] = [64, 316, 568];
const SCREEN = 168;

function Calendar() {
  const days = range(30).map((i): Point => [DAY + (i % 6) * 28.8, 156 + Math.floor(i / 6) * 34]);
  const chosen = 17;
  const taken = new Set([0, 5, 10, 21, 25]);
  const day = stampRect(24, 28);
  return (
    <>
      <Name x={DAY} y={132} size="small" className={styles.name}>
        Choose a day
      </Name>
      <Shape
        d={stamp(
          day,
          days.filter((_, i) => i !== chosen && !taken.has(i)),
        )}
      />
      <Shape
        fill="tint"
        d={stamp(
          day,
          days.filter((_, i) => taken.has(i)),
        )}
      />
      <Stroke weight="thin" d={writing(DAY, 350, SCREEN, 3, 16)} />
      <Shape
        fill="solid"
        d={[stamp(day, days.slice(chosen, chosen + 1)), rect(DAY, 434, SCREEN, 40)]}
      />
      <Shape fill="knock" d={rect(DAY + 56, 451, 56, 6)} />
    </>
  );
}

function Times() {
  const rows = ['09:00', '09:30', '10:15', '11:00', '14:30', '16:00'].map((time, i) => ({
    time,
    top: CHOSEN_Y - 120 + i * 50,
  }));
  const chosen = 2;
  const others = rows.toSpliced(chosen, 1);
  return (
    <>
      <Name x={TIME} y={98} size="small" className={styles.name}>
        Choose a time
      </Name>
      <Shape
        d={others.flatMap(({ top }) => [
          rect(TIME, top, SCREEN, 40),
          circle(TIME + 150, top + 20, 7),
        ])}
      />
      <Shape fill="tint" edge="path" d={rect(TIME, CHOSEN_Y - 20, SCREEN, 40)} />
      <Shape fill="solid" d={circle(TIME + 150, CHOSEN_Y, 7)} />
      <Shape
        fill="soft"
        d={rows.map(({ top }, i) => rect(TIME + 76, top + 18, 34 + (i % 3) * 8, 5))}
      />
      {rows.map(({ time, top }) => (
        <Label key={time} x={TIME + 12} y={top + 25}>
          {time}
        </Label>
      ))}
    </>
  );
}

function Appointment() {
  const [x, y] = [BOOKED + SCREEN / 2, 190];
  return (
    <>
      <Shape fill="solid" edge="none" d={circle(x, y, 42)} />
      <Stroke
        weight="wall"
        tone="knock"
        d={poly([
          [x - 19, y],
          [x - 5, y + 14],
          [x + 19, y - 14],
        ])}
      />
      <Name x={x} y={y + 78} anchor="middle" className={styles.name}>
        Booked
      </Name>
      <Shape fill="tint" d={rect(BOOKED, 294, SCREEN, 92)} />
      <Stroke weight="thin" d={writing(BOOKED + 16, 315, 136, 4, 17)} />
      <Shape d={rect(BOOKED, 434, SCREEN, 40)} />
      <Shape fill="soft" d={rect(BOOKED + 50, 451, 68, 6)} />
    </>
  );
}

/** Clinic booking app: from a day to a time to an appointment. */
export function ClinicCoverDesk({ label }: CoverProps) {
  return (
    <Drawing width={800} height={560} label={label} className={styles.cover}>
      <Dimension axis="x" from={298} to={502} at={28} label="390" />
      <Shape d={HANDSETS.map(([x, y]) => roundRect(x, y, 204, 420, 22))} />
      <Stroke weight="path" d={HANDSETS.map(([x, y]) => line(x + 78, y + 15, x + 126, y + 15))} />
      <Calendar />
      <Times />
      <Appointment />
      <Arrow
        weight="path"
        points={[
          [DAY + SCREEN, CHOSEN_Y],
          [TIME, CHOSEN_Y],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [TIME + SCREEN, CHOSEN_Y],
          [526, CHOSEN_Y],
          [526, 190],
          [608, 190],
        ]}
      />
    </Drawing>
  );
}

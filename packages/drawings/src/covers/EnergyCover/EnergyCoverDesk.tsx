import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, curve, line, range, rect, roundRect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';
import styles from '../cover.module.css';
import type { CoverProps } from '../cover-props.ts';

const cables = [432, 464, 496];
const clamps = [108, 156, 204];

/** Three cables of a machine, a clamp around each, and the thin wires up to the board. */
function Cables() {
  return (
    <>
      <Stroke weight="wall" d={cables.map((y) => line(0, y, 300, y))} />
      <Stroke weight="thin" d={clamps.map((x, i) => line(x, 346, x, (cables[i] ?? 0) - 13))} />
      <Shape d={clamps.map((x, i) => circle(x, cables[i] ?? 0, 13))} />
      <Shape fill="solid" d={clamps.map((x, i) => circle(x, cables[i] ?? 0, 4))} />
      <Label x={226} y={454}>
        line 2
      </Label>
    </>
  );
}

/** The board: a controller in the middle, terminals for the clamps at its foot. */
function Board() {
  const pins = range(8).map((i) => i * 12);
  return (
    <>
      <Shape d={roundRect(40, 106, 232, 240, 6)} />
      <Stroke d={[58, 254].flatMap((x) => [124, 328].map((y) => circle(x, y, 6)))} />
      <Stroke
        weight="thin"
        d="M114 178v-34h-36v52h-16v60M138 178v-18h24v-22M198 178v-34h30M216 264h24v36M96 228h-34M108 320v-28h12v-10M156 320v-38M204 320v-28h-12v-10"
      />
      <Stroke
        d={[
          ...pins.map((pin) => line(114 + pin, 178, 114 + pin, 282)),
          ...pins.map((pin) => line(104, 188 + pin, 208, 188 + pin)),
        ]}
      />
      <Shape fill="solid" d={rect(112, 186, 88, 88)} />
      <Stroke tone="knock" d={[rect(132, 206, 48, 48), circle(122, 196, 3)]} />
      <Shape
        d={[
          rect(50, 256, 24, 36),
          rect(228, 132, 28, 24),
          rect(228, 300, 24, 16),
          rect(144, 92, 36, 46),
        ]}
      />
      <Shape fill="tint" d={clamps.map((x) => rect(x - 14, 320, 28, 26))} />
    </>
  );
}

const limit = 196;

/** The screen: the power that the line used, and the moment it used too much. */
function Dashboard() {
  const days = [18, 26, 22, 34, 30, 38, 24, 28, 36, 42, 33, 27, 20, 31];
  return (
    <>
      <Shape d={[rect(340, 64, 424, 432), line(340, 90, 764, 90)]} />
      <Shape
        fill="solid"
        edge="none"
        d={stamp(
          stampRect(5, 5),
          range(3).map((i) => [351 + i * 10, 75]),
        )}
      />
      <Name x={362} y={130} className={styles.name}>
        Line 2, energy
      </Name>
      <Shape fill="tint" d={rect(362, 150, 380, 170)} />
      <Stroke weight="thin" tone="soft" d={[236, 278].map((y) => line(362, y, 742, y))} />
      <Stroke
        weight="path"
        d={curve([
          [362, 268],
          [392, 240],
          [424, 232],
          [452, 258],
          [484, 286],
          [516, 280],
          [540, 240],
          [560, limit],
        ])}
      />
      <Stroke
        weight="wall"
        tone="red"
        d={curve([
          [560, limit],
          [580, 172],
          [598, 170],
          [616, limit],
        ])}
      />
      <Stroke
        weight="path"
        d={curve([
          [616, limit],
          [638, 244],
          [664, 262],
          [694, 236],
          [720, 226],
          [742, 240],
        ])}
      />
      <Stroke dash="dashed" d={line(362, limit, 742, limit)} />
      <Label x={732} y={limit - 9} anchor="end">
        limit
      </Label>
      <Shape
        d={stamp(
          stampRect(118, 54),
          range(3).map((i) => [362 + i * 131, 340]),
        )}
      />
      <Shape
        fill="soft"
        d={stamp(
          stampRect(48, 5),
          range(3).map((i) => [376 + i * 131, 354]),
        )}
      />
      <Shape
        fill="solid"
        edge="none"
        d={[70, 54, 84].map((w, i) => rect(376 + i * 131, 371, w, 9))}
      />
      <Shape fill="soft" d={days.map((h, i) => rect(364 + i * 27.4, 476 - h * 1.5, 19, h * 1.5))} />
      <Stroke d={line(362, 476, 742, 476)} />
    </>
  );
}

/** Plant energy monitor: from the clamp on the cable to the curve on the screen. */
export function EnergyCoverDesk({ label }: CoverProps) {
  return (
    <Drawing width={800} height={560} label={label} className={styles.cover}>
      <Cables />
      <Board />
      <Dashboard />
      <Arrow
        weight="path"
        points={[
          [208, 224],
          [306, 224],
          [306, 240],
          [339, 240],
        ]}
      />
    </Drawing>
  );
}

import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { circle, ellipse, rect, writing, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import styles from './ModelTeam.module.css';
import { around, backlog, person, repository } from './team-parts.ts';

interface Table {
  readonly middle: Point;
  readonly radius: Point;
  readonly seats: number;
  /** The distance of the arrows from the oval; larger if a person sits at its side. */
  readonly clear: number;
}

export interface TeamPlan {
  readonly scale: 'desk' | 'phone';
  readonly width: number;
  readonly bottom: number;
  readonly cards: { readonly x: number; readonly width: number; readonly count: number };
  readonly table: Table;
  readonly trunk: { readonly x: number; readonly reach: number };
  /** The labels under the frame. A narrow sheet breaks them into two lines, because three on one line would touch. */
  readonly words: { readonly height: number; readonly lines: (thing: string) => readonly string[] };
}

interface TeamSheetProps {
  readonly company: string;
  readonly plan: TeamPlan;
}

const FRAME_TOP = 34;
const INSET = 30;

/** One team: cards come from one backlog, are taken at one stand-up, and end in one repository. */
export function TeamSheet({ company, plan }: TeamSheetProps) {
  const { scale, width, bottom, cards, table, trunk, words } = plan;
  const [x, y] = table.middle;
  const [reachX, reachY] = table.radius;
  const seats = around(table.middle, table.radius, table.seats);
  const isOurs = (seat: number): boolean => seat % 2 === 1;
  const stack = backlog(cards.x, FRAME_TOP + INSET, cards.width, cards.count);
  const tree = repository(trunk.x, FRAME_TOP + INSET, bottom - INSET, trunk.reach);
  const shared = [
    { thing: 'backlog', at: 0, anchor: 'start' },
    { thing: 'stand-up', at: x, anchor: 'middle' },
    { thing: 'repository', at: width, anchor: 'end' },
  ] as const;
  return (
    <Drawing
      width={width}
      height={bottom + words.height}
      pad={2}
      scale={scale}
      label={`Team as a Service: people of ${company} sit among your own people, inside your team, over one backlog, one stand-up and one repository.`}
    >
      <Name x={0} y={20} size="small">
        your team
      </Name>
      <Label x={width - 76} y={19} anchor="end">
        {company}
      </Label>
      <Shape fill="solid" edge="none" d={circle(width - 64, 15, 6)} />
      <Label x={width - 18} y={19} anchor="end">
        you
      </Label>
      <Stroke d={circle(width - 6, 15, 6)} />
      <Shape d={rect(0, FRAME_TOP, width, bottom - FRAME_TOP)} />
      <Shape fill="tint" d={stack.cards.slice(1)} />
      <Stroke weight="thin" d={stack.writing.slice(1)} />
      <Shape fill="solid" d={stack.cards.slice(0, 1)} />
      <Stroke tone="knock" d={stack.writing.slice(0, 1)} />
      <Stroke weight="thin" d={ellipse(x, y, reachX, reachY)} />
      <Shape fill="solid" d={rect(x - 30, y - 18, 60, 36)} />
      <Stroke tone="knock" d={writing(x - 18, y - 6, 36, 2, 12)} />
      <Shape d={seats.filter((_, i) => !isOurs(i)).map(person)} />
      <Shape
        fill="solid"
        className={styles.joining}
        d={seats.filter((_, i) => isOurs(i)).map(person)}
      />
      <Arrow
        points={[
          [cards.x + cards.width + 5, y],
          [x - reachX - table.clear, y],
        ]}
      />
      <Arrow
        points={[
          [x + reachX + table.clear, y],
          [trunk.x - trunk.reach - 10, y],
        ]}
      />
      <Stroke d={tree.branches} />
      <Stroke weight="path" d={tree.main} />
      <Shape d={tree.yours} />
      <Shape fill="solid" d={tree.ours} />
      {shared.map(({ thing, at, anchor }) =>
        words.lines(thing).map((line, i) => (
          <Label key={line} x={at} y={bottom + 26 + i * 18} anchor={anchor}>
            {line}
          </Label>
        )),
      )}
    </Drawing>
  );
}

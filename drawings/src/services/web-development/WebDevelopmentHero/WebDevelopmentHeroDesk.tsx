import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { circle, line, poly, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { files, firstWords, later, needed, scriptRuns } from '../arrival.ts';

const axis = 268;
const frame = { top: 346, w: 104, h: 216, pitch: 117.5 };
const at = (seconds: number) => 80 + seconds * 116;
const row = (index: number) => 60 + index * 40;
const left = (index: number) => 86 + index * frame.pitch;

type File = (typeof files)[number];
const bar = ({ index, from, to }: File) => rect(at(from), row(index), at(to) - at(from), 24);

/** What was asked for, and when it came: the thin line is waiting. */
function Waterfall() {
  return (
    <>
      <Stroke
        weight="thin"
        d={files.map(({ index, asked, from }) =>
          line(at(asked), row(index) + 12, at(from), row(index) + 12),
        )}
      />
      <Shape fill="tint" d={later.map(bar)} />
      <Shape fill="solid" d={needed.map(bar)} />
      {files.map(({ name, index }) => (
        <Label key={name} x={0} y={row(index) + 16}>
          {name}
        </Label>
      ))}
      <Stroke
        d={[
          line(at(0), axis, at(5), axis),
          ...range(6).map((s) => line(at(s), axis - 6, at(s), axis)),
        ]}
      />
      {[1, 3, 4].map((s) => (
        <Label key={s} x={at(s)} y={axis + 18} anchor="middle">
          {`${s} s`}
        </Label>
      ))}
    </>
  );
}

/** From the moment a file has come down to the frame that shows it. */
const drop = (seconds: number, index: number) =>
  poly([
    [at(seconds), axis],
    [at(seconds), axis + 28],
    [left(index) + frame.w / 2, frame.top - 20],
    [left(index) + frame.w / 2, frame.top],
  ]);

/** The page as it stands at five moments. */
function Frames() {
  const inner = (index: number) => left(index) + 13;
  const picture = (index: number) => rect(inner(index), frame.top + 50, 78, 62);
  const heading = (index: number, h: number) => rect(inner(index), frame.top + 20, 62, h);
  const words = (index: number) => writing(inner(index), frame.top + 128, 78, 5, 11);
  const button = (index: number) => rect(inner(index), frame.top + 186, 46, 16);
  return (
    <>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[drop(files[0].from, 0), ...later.map(({ index, to }) => drop(to, index))]}
      />
      <Stroke weight="path" d={drop(firstWords, 1)} />
      <Stroke dash="dashed" d={rect(left(0), frame.top, frame.w, frame.h)} />
      <Shape fill="solid" d={rect(left(1), frame.top, frame.w, frame.h)} />
      <Shape d={[2, 3, 4].map((i) => rect(left(i), frame.top, frame.w, frame.h))} />
      <Shape fill="knock" d={heading(1, 5)} />
      <Stroke tone="knock" d={[words(1), button(1)]} />
      <Stroke tone="knock" weight="thin" dash="dotted" d={picture(1)} />
      <Shape fill="solid" edge="none" d={[2, 3, 4].map((i) => heading(i, 11))} />
      <Stroke d={[words(2), words(3), words(4), button(2), button(3)]} />
      <Stroke weight="thin" dash="dotted" d={picture(2)} />
      <Shape fill="tint" d={[picture(3), picture(4)]} />
      <Stroke
        d={[3, 4].flatMap((i) => [
          `M${inner(i)} ${frame.top + 98}l22-22 16 16 14-14 26 24`,
          circle(inner(i) + 60, frame.top + 64, 6),
        ])}
      />
      <Shape fill="solid" d={button(4)} />
      {['blank', 'words', 'type', 'picture', 'motion'].map((painted, index) => (
        <Label key={painted} x={left(index)} y={frame.top + frame.h + 20}>
          {painted}
        </Label>
      ))}
    </>
  );
}

/** A page in the order a browser receives and paints it over a slow line. */
export function WebDevelopmentHeroDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={660} height={588} pad={2} label={label}>
      <Waterfall />
      <Frames />
      <Stroke weight="path" d={line(at(firstWords), 14, at(firstWords), axis)} />
      <Stroke dash="dashed" d={line(at(scriptRuns), 14, at(scriptRuns), axis)} />
      <Dimension
        axis="x"
        from={at(firstWords)}
        to={at(scriptRuns)}
        at={30}
        label="earlier than script first"
      />
      <Label x={at(firstWords) - 12} y={34} anchor="end">
        first words
      </Label>
      <Label x={0} y={frame.top + 14}>
        painted
      </Label>
    </Drawing>
  );
}

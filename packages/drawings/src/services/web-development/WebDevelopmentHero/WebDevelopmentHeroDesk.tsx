import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import { circle, line, poly, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { files, firstWords, later, scriptRuns, type File } from '../arrival.ts';
import { Bars } from './Bars.tsx';

const axis = 268;
const frame = { top: 346, w: 104, h: 216, pitch: 117.5 };
const at = (seconds: number) => 80 + seconds * 116;
const row = (index: number) => 60 + index * 40;
const left = (index: number) => 86 + index * frame.pitch;

const bar = ({ index, from, to }: File) => rect(at(from), row(index), at(to) - at(from), 24);

/** When each file was requested and when it arrived; the thin line is the wait. */
function Waterfall() {
  return (
    <>
      <Stroke
        weight="thin"
        d={files.map(({ index, asked, from }) =>
          line(at(asked), row(index) + 12, at(from), row(index) + 12),
        )}
      />
      <Bars how="slides" bar={bar} nameAt={({ index }) => [0, row(index) + 16]} />
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
      <Label x={at(firstWords) + 9} y={axis + 18}>
        {`${firstWords} s`}
      </Label>
    </>
  );
}

/** From the arrival of a file to the frame that shows it. */
const drop = (seconds: number, index: number) =>
  poly([
    [at(seconds), axis],
    [at(seconds), axis + 28],
    [left(index) + frame.w / 2, frame.top - 20],
    [left(index) + frame.w / 2, frame.top],
  ]);

const inner = (index: number) => left(index) + 13;
const outline = (index: number) => rect(left(index), frame.top, frame.w, frame.h);
const picture = (index: number) => rect(inner(index), frame.top + 50, 78, 62);
const heading = (index: number, h: number) => rect(inner(index), frame.top + 20, 62, h);
const words = (index: number) => writing(inner(index), frame.top + 128, 78, 5, 11);
const button = (index: number) => rect(inner(index), frame.top + 186, 46, 16);

const Caption = ({ index, children }: { readonly index: number; readonly children: string }) => (
  <Label x={left(index)} y={frame.top + frame.h + 20}>
    {children}
  </Label>
);

/** The first readable frame, before fonts and pictures have arrived. */
const Words = () => (
  <>
    <Caption index={1}>words</Caption>
    <Shape fill="solid" d={outline(1)} />
    <Shape fill="knock" d={heading(1, 5)} />
    <Stroke tone="knock" d={[words(1), button(1)]} />
    <Stroke tone="knock" weight="thin" dash="dotted" d={picture(1)} />
  </>
);

/** A later frame: with its own font, then with the picture, then with a button that works. */
function Later({ index }: { readonly index: File['index'] }) {
  const x = inner(index);
  return (
    <>
      <Shape d={outline(index)} />
      <Shape fill="solid" edge="none" d={heading(index, 11)} />
      <Stroke d={words(index)} />
      {index === 2 && <Stroke weight="thin" dash="dotted" d={picture(index)} />}
      {index > 2 && <Shape fill="tint" d={picture(index)} />}
      {index > 2 && (
        <Stroke
          d={[`M${x} ${frame.top + 98}l22-22 16 16 14-14 26 24`, circle(x + 60, frame.top + 64, 6)]}
        />
      )}
      <Shape fill={index > 3 ? 'solid' : 'paper'} d={button(index)} />
    </>
  );
}

/** The page at five moments; each frame comes with the file that paints it. */
function Frames() {
  return (
    <>
      <Stroke
        weight="thin"
        dash="dotted"
        d={[drop(files[0].from, 0), ...later.map(({ index, to }) => drop(to, index))]}
      />
      <Stroke moves="draws" after={2} weight="path" d={drop(firstWords, 1)} />
      <Stroke dash="dashed" d={outline(0)} />
      <Caption index={0}>blank</Caption>
      <Moving how="appears" after={2}>
        <Words />
      </Moving>
      {later.map(({ index, beat, paints }) => (
        <Moving key={index} how="appears" after={beat}>
          <Later index={index} />
          <Caption index={index}>{paints}</Caption>
        </Moving>
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
      <Stroke
        moves="draws"
        after={2}
        weight="path"
        d={line(at(firstWords), 14, at(firstWords), axis)}
      />
      <Moving how="appears" after={6}>
        <Stroke dash="dashed" d={line(at(scriptRuns), 14, at(scriptRuns), axis)} />
        <Dimension
          axis="x"
          from={at(firstWords)}
          to={at(scriptRuns)}
          at={30}
          label="earlier than script first"
        />
      </Moving>
      <Moving how="appears" after={2}>
        <Label x={at(firstWords) - 12} y={34} anchor="end">
          first words
        </Label>
      </Moving>
      <Label x={0} y={frame.top + 14}>
        painted
      </Label>
    </Drawing>
  );
}

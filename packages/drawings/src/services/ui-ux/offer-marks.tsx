import { Arrow } from '#line/Arrow.tsx';
import { ends } from '#line/ends.ts';
import { circle, line, range, rect, roundRect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import { pane } from '#marks/mark-parts.ts';

/** Lines of right-to-left text. */
const mirrored = (x: number, y: number, width: number): string =>
  [1, 0.7, 0.9]
    .map((part, i) => line(x + width, y + i * 6, x + width - width * part, y + i * 6))
    .join('');

export const offerMarks = {
  // A user works; a researcher watches over the shoulder.
  observation: (
    <>
      <Shape d={pane(4, 14, 36, 30)} />
      <Stroke weight="path" d="M22 44v12M12 57h20" />
      <Shape fill="solid" d={[circle(54, 28, 6), 'M43 57c0-24 22-24 22 0z']} />
      <Shape d="M66 12q13-13 26 0-13 13-26 0z" />
      <Shape fill="solid" edge="none" d={circle(79, 12, 4)} />
      <Stroke dash="dotted" d="M66 16L42 26" />
      <Stroke d={line(4, 58, 92, 58)} />
    </>
  ),

  // From the trigger to the result, with a branch and a way out.
  'task-flows': (
    <>
      <Shape fill="solid" d={circle(10, 20, 6)} />
      <Arrow points={ends(16, 20, 31, 20)} />
      <Shape d="M32 20l12-12 12 12-12 12z" />
      <Arrow points={ends(56, 20, 71, 20)} />
      <Shape fill="solid" d={rect(72, 11, 20, 18)} />
      <Stroke d="M44 32v16h20" />
      <Shape fill="solid" edge="none" d="M72 48l-9-4v8z" />
      <Stroke weight="path" d="M92 58V38H76v20M80 48v3" />
      <Stroke d={line(68, 58, 94, 58)} />
    </>
  ),

  // The same content on the desktop and on the phone, and once from right to left.
  'screen-design': (
    <>
      <Shape d={pane(4, 6, 58, 46)} />
      <Shape fill="solid" d={rect(10, 20, 20, 26)} />
      <Stroke d={writing(36, 23, 20, 4, 6)} />
      <Shape d={roundRect(58, 14, 34, 46, 4)} />
      <Shape fill="solid" d={rect(64, 21, 22, 14)} />
      <Stroke d={mirrored(64, 42, 22)} />
    </>
  ),

  // A task on the screen, the finger's path over it, and a running recording.
  'usability-testing': (
    <>
      <Shape d={roundRect(8, 4, 34, 56, 4)} />
      <Shape d={[rect(14, 14, 22, 8), rect(14, 28, 22, 8)]} />
      <Shape fill="solid" d={rect(14, 44, 22, 8)} />
      <Stroke weight="path" d="M30 18c14 6-18 8-8 16s8 6 4 13" />
      <Shape d="M52 20h26v24H52zM78 30l14-8v20l-14-8z" />
      <Shape fill="solid" edge="none" d={circle(61, 29, 5)} />
    </>
  ),

  // One button in three states, and the same three in code.
  'component-library': (
    <>
      <Shape d={rect(6, 6, 30, 13)} />
      <Shape fill="solid" d={rect(6, 28, 30, 13)} />
      <Shape fill="soft" d={rect(6, 49, 30, 10)} />
      <Stroke weight="path" d="M3 25h36v19H3z" />
      <Stroke d="M42 12h8M42 34h8M42 54h8" />
      <Stroke
        weight="path"
        d={[12, 34, 54].flatMap((y) => [`M61 ${y - 5}l-6 5 6 5`, `M84 ${y - 5}l6 5-6 5`])}
      />
      <Stroke d={[12, 34, 54].map((y) => line(66, y, 79, y))} />
    </>
  ),

  // Enough contrast, a visible focus, and a spoken name.
  'accessibility-review': (
    <>
      <Shape d={circle(18, 20, 13)} />
      <Shape fill="solid" edge="none" d="M18 7a13 13 0 0 1 0 26z" />
      <Shape fill="solid" d={rect(12, 45, 36, 11)} />
      <Stroke weight="path" dash="dashed" d={rect(7, 40, 46, 21)} />
      <Shape fill="solid" d="M52 15h7l10-9v28l-10-9h-7z" />
      <Stroke weight="path" d="M75 13q5 7 0 14M82 8q9 12 0 24" />
      <Stroke weight="thin" d={range(3).map((i) => line(62, 44 + i * 7, 90 - i * 6, 44 + i * 7))} />
    </>
  ),
};

import { Name } from '#line/Name.tsx';
import { circle, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

export type State = 'Empty' | 'One' | 'Too many' | 'Failed';

interface ListStateProps {
  readonly state: State;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A list screen in one of its states, with the name above it. */
export function ListState({ state, x, y, w, h }: ListStateProps) {
  const body = y + 34;
  const middle = x + w / 2;
  return (
    <>
      <Name x={x} y={y - 10} tone={state === 'Failed' ? 'red' : 'ink'}>
        {state}
      </Name>
      <Shape d={rect(x, y, w, h)} />
      <Shape fill="soft" d={rect(x + 14, y + 14, w * 0.32, 8)} />
      {state === 'Empty' && (
        <>
          <Stroke dash="dashed" d={rect(x + 14, body, w - 28, h - 48)} />
          <Stroke weight="thin" d={writing(x + w * 0.25, y + h * 0.44, w * 0.5, 2, 11)} />
          <Shape fill="solid" d={rect(middle - 30, y + h * 0.6, 60, 22)} />
        </>
      )}
      {state === 'One' && (
        <>
          <Stroke d={[rect(x + 14, body, w - 28, 28), circle(x + 30, body + 14, 6)]} />
          <Stroke weight="thin" d={line(x + 46, body + 14, x + w - 40, body + 14)} />
        </>
      )}
      {state === 'Too many' && (
        <>
          <Stroke d={rect(x + w * 0.56, y + 9, w * 0.44 - 14, 17)} />
          <Stroke
            weight="thin"
            d={range(Math.floor((h - 44) / 12)).map((i) =>
              line(x + 14, body + 6 + i * 12, x + w - 30, body + 6 + i * 12),
            )}
          />
          <Stroke d={rect(x + w - 22, body, 8, h - 48)} />
          <Shape fill="solid" d={rect(x + w - 22, body, 8, 16)} />
        </>
      )}
      {state === 'Failed' && (
        <>
          <Stroke tone="red" d={rect(x + 14, body, w - 28, h - 48)} />
          <Stroke tone="red" weight="path" d={`M${middle - 9} ${y + h * 0.3}l18 18m0-18l-18 18`} />
          <Stroke weight="thin" d={writing(x + w * 0.22, y + h * 0.54, w * 0.56, 2, 11)} />
          <Stroke d={rect(middle - 30, y + h * 0.68, 60, 22)} />
        </>
      )}
    </>
  );
}

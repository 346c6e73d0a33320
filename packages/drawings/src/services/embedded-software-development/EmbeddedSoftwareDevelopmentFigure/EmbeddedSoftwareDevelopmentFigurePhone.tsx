import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { FlashMap, type Moment } from './FlashMap.tsx';

const moments: readonly Moment[] = [
  { caption: 'writing', starts: 'a', written: 0.4 },
  { caption: 'cut', starts: 'none', written: 0.62, cut: true },
  { caption: 'restart', starts: 'a', written: 0.62 },
  { caption: 'done', starts: 'b', written: 1 },
];

const width = 62;
const left = (i: number): number => 14 + i * 91;

export function EmbeddedSoftwareDevelopmentFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={412} pad={1} scale="phone" label={label}>
      {moments.map((moment, i) => (
        <FlashMap key={moment.caption} x={left(i)} width={width} moment={moment} />
      ))}
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(105, 330, 105, 366), line(167, 330, 167, 366)]}
      />
      <Stroke weight="path" d="M14 366H105M167 366H349" />
      <Stroke weight="path" tone="red" d="M105 366v36h62v-36" />
      <Label x={14} y={390}>
        power
      </Label>
    </Drawing>
  );
}

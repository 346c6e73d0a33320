import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { line } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { FlashMap, type Moment } from './FlashMap.tsx';

const moments: readonly Moment[] = [
  { caption: 'running', starts: 'a', written: 0 },
  { caption: 'writing', starts: 'a', written: 0.4 },
  { caption: 'power lost', starts: 'none', written: 0.62, cut: true },
  { caption: 'restarts old', starts: 'a', written: 0.62 },
  { caption: 'starts new', starts: 'b', written: 1 },
];

const width = 92;
const left = (i: number): number => 16 + i * 133;

/** An update in two slots: the power fails halfway, and the device still starts. */
export function EmbeddedSoftwareDevelopmentFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={440} pad={2} label={label}>
      {moments.map((moment, i) => (
        <FlashMap key={moment.caption} x={left(i)} width={width} moment={moment} />
      ))}
      <Stroke
        weight="thin"
        dash="dotted"
        d={[line(282, 330, 282, 376), line(374, 330, 374, 376)]}
      />
      <Stroke weight="path" d="M16 376H282M374 376H640" />
      <Stroke weight="path" tone="red" d="M282 376v36h92v-36" />
      <Label x={16} y={400}>
        power supply
      </Label>
    </Drawing>
  );
}

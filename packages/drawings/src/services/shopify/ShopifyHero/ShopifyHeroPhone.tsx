import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { Label } from '#line/Label.tsx';
import { Name } from '#line/Name.tsx';
import { range } from '#line/pen.ts';
import { Arriving, Return, stations, Way } from './order.tsx';
import { Station } from './Station.tsx';

const laneAt = (i: number): number => 36 + i * 97;
const x = 60;

export function ShopifyHeroPhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={460} pad={1} scale="phone" label={label}>
      {range(4).map((i) => (
        <Way key={i} step={i} points={ends(x, laneAt(i) + 30, x, laneAt(i + 1) - 36)} />
      ))}
      <Return x={340} stops={range(5).map((i) => laneAt(i) + 16)} beyond={-8} />
      {stations.map(({ lane, event }, i) => (
        <Arriving key={lane} step={i}>
          <Station index={i} x={x} y={laneAt(i)} />
          <Name x={126} y={laneAt(i)}>
            {lane}
          </Name>
          <Label x={126} y={laneAt(i) + 20}>
            {event}
          </Label>
        </Arriving>
      ))}
    </Drawing>
  );
}

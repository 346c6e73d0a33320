import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Comparison } from './Comparison.tsx';
import { Differences } from './Differences.tsx';

const bench = {
  request: 0,
  fork: 46,
  systems: 74,
  width: 96,
  compare: 226,
  edge: 286,
  upper: 34,
  lower: 158,
};

export function ApplicationModernizationFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={356} pad={1} scale="phone" label={label}>
      <Comparison bench={bench} />
      <Differences left={0} right={350} base={320} />
      <Label x={0} y={80}>
        call
      </Label>
      <Label x={294} y={38}>
        answer
      </Label>
      <Label x={254} y={100}>
        the same?
      </Label>
      <Label x={0} y={236}>
        differences per day
      </Label>
      <Label x={216} y={278} anchor="middle" tone="red">
        a march rule
      </Label>
      <Label x={350} y={346} anchor="end">
        switch
      </Label>
    </Drawing>
  );
}

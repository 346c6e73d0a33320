import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Comparison } from './Comparison.tsx';
import { Differences } from './Differences.tsx';

const bench = {
  request: 80,
  fork: 140,
  systems: 190,
  width: 170,
  compare: 450,
  edge: 560,
  upper: 60,
  lower: 210,
};

/** Old and new answer the same requests; the switch is turned when there are no more differences. */
export function ApplicationModernizationFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={450} pad={2} label={label}>
      <Comparison bench={bench} />
      <Differences left={0} right={640} base={400} />
      <Label x={0} y={139}>
        request
      </Label>
      <Label x={570} y={64}>
        answer
      </Label>
      <Label x={482} y={139}>
        the same?
      </Label>
      <Label x={0} y={320}>
        differences per day
      </Label>
      <Label x={408} y={354} anchor="middle" tone="red">
        the march rule
      </Label>
      <Label x={576} y={426} anchor="middle">
        switch
      </Label>
    </Drawing>
  );
}

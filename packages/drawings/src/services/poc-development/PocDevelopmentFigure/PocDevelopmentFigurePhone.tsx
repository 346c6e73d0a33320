import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { ExperimentChart } from './ExperimentChart.tsx';

const plot = { left: 1, right: 218, top: 4, bottom: 314, boxes: 262, edge: 349 };

export function PocDevelopmentFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={340} pad={1} scale="phone" label={label}>
      <ExperimentChart plot={plot} />
      <Label x={10} y={88}>
        pass, agreed before
      </Label>
      <Label x={10} y={139} tone="red">
        not afterwards
      </Label>
      <Label x={216} y={208} anchor="end">
        fail
      </Label>
      <Label x={218} y={334} anchor="end">
        run by run
      </Label>
    </Drawing>
  );
}

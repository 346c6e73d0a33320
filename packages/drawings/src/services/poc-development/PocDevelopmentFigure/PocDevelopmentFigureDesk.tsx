import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { ExperimentChart } from './ExperimentChart.tsx';

const plot = { left: 30, right: 450, top: 20, bottom: 400, boxes: 530, edge: 640 };

/** The pass line is drawn before the first run; the last run decides. */
export function PocDevelopmentFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={430} pad={2} label={label}>
      <ExperimentChart plot={plot} />
      <Label x={42} y={124}>
        pass, agreed before the first run
      </Label>
      <Label x={42} y={186} tone="red">
        not to be drawn afterwards
      </Label>
      <Label x={446} y={270} anchor="end">
        fail, agreed before
      </Label>
      <Label x={450} y={424} anchor="end">
        run by run
      </Label>
      <Label x={16} y={210} anchor="middle" upright>
        measured
      </Label>
    </Drawing>
  );
}

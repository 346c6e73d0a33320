import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { VersionsChart } from './VersionsChart.tsx';

const plot = { left: 0, right: 212, top: 34, bottom: 290, server: 276, edge: 350 };

export function MobileAppDevelopmentFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={346} pad={2} scale="phone" label={label}>
      <VersionsChart plot={plot} />
      <Label x={0} y={18}>
        every phone
      </Label>
      <Label x={212} y={16} anchor="middle">
        today
      </Label>
      <Label x={0} y={342}>
        weeks
      </Label>
      <Label x={350} y={342} anchor="end">
        answers all four
      </Label>
    </Drawing>
  );
}

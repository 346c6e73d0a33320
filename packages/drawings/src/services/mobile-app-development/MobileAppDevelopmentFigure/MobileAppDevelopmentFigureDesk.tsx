import { Dimension } from '#line/Dimension.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { VersionsChart } from './VersionsChart.tsx';

const plot = { left: 44, right: 452, top: 40, bottom: 390, server: 534, edge: 640 };

/** Old versions shrink but never disappear, so the server must answer all of them. */
export function MobileAppDevelopmentFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={440} pad={2} label={label}>
      <Dimension axis="y" from={40} to={390} at={20} label="every phone that has the app" />
      <VersionsChart plot={plot} />
      <Label x={452} y={20} anchor="middle">
        today
      </Label>
      <Label x={44} y={438}>
        release by release, in weeks
      </Label>
      <Label x={640} y={415} anchor="end">
        answers all four
      </Label>
    </Drawing>
  );
}

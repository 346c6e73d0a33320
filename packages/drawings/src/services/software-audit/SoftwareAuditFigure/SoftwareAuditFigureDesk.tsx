import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { FindingSheet } from './FindingSheet.tsx';
import { sections } from './sections.ts';

/** How one finding is written, so that its owners can check it. */
export function SoftwareAuditFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={440} pad={2} label={label}>
      <FindingSheet width={330} />
      {sections.map(({ name, says, y }) => (
        <g key={name}>
          <Leader
            points={[
              [300, y],
              [404, y],
            ]}
          />
          <Name x={416} y={y}>
            {name}
          </Name>
          <Label x={416} y={y + 19}>
            {says}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { Leader } from '#line/Leader.tsx';
import { Name } from '#line/Name.tsx';
import { FindingSheet } from './FindingSheet.tsx';
import { sections } from './sections.ts';

export function SoftwareAuditFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={440} pad={1} scale="phone" label={label}>
      <FindingSheet width={184} />
      {sections.map(({ name, says, y }) => (
        <g key={name}>
          <Leader
            points={[
              [170, y],
              [204, y],
            ]}
          />
          <Name x={212} y={y} size="small">
            {name}
          </Name>
          <Label x={212} y={y + 18}>
            {says}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

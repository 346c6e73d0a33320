import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { UnknownsMap, type Unknown } from './UnknownsMap.tsx';

const tested: readonly Unknown[] = [
  { name: 'peak load', at: [30, 82] },
  { name: 'limits', at: [56, 120] },
  { name: 'data', at: [34, 160] },
];

const others: readonly Unknown[] = [
  { name: 'layout', at: [36, 258] },
  { name: 'browsers', at: [62, 302] },
  { name: 'region', at: [214, 258] },
  { name: 'voice', at: [262, 302] },
];

export function TechnicalFeasibilityAnalysisFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={384} pad={2} scale="phone" label={label}>
      <UnknownsMap
        left={2}
        right={348}
        top={32}
        bottom={350}
        tested={tested}
        others={others}
        hard={{ name: 'old ledger', at: [238, 104] }}
        pieces={[
          [192, 90],
          [192, 140],
        ]}
      />
      <Label x={348} y={378} anchor="end">
        cost of finding out
      </Label>
      <Label x={14} y={16}>
        cost of being wrong
      </Label>
    </Drawing>
  );
}

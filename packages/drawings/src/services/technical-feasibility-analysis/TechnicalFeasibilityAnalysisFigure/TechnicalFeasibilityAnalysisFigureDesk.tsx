import { Drawing } from '#line/Drawing.tsx';
import { Label } from '#line/Label.tsx';
import { UnknownsMap, type Unknown } from './UnknownsMap.tsx';

const tested: readonly Unknown[] = [
  { name: 'peak load', at: [92, 82] },
  { name: 'bank limits', at: [190, 122] },
  { name: 'data quality', at: [118, 170] },
];

const others: readonly Unknown[] = [
  { name: 'report layout', at: [96, 292] },
  { name: 'old browsers', at: [186, 348] },
  { name: 'second region', at: [406, 290] },
  { name: 'voice input', at: [506, 346] },
];

/** Which unknowns to test, in which order, and which to leave alone. */
export function TechnicalFeasibilityAnalysisFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={440} pad={2} label={label}>
      <UnknownsMap
        left={30}
        right={638}
        top={14}
        bottom={404}
        tested={tested}
        others={others}
        hard={{ name: 'the old ledger', at: [492, 118] }}
        pieces={[
          [360, 82],
          [386, 118],
          [360, 154],
        ]}
      />
      <Label x={638} y={432} anchor="end">
        cost of finding out
      </Label>
      <Label x={18} y={104} anchor="middle" upright>
        cost of being wrong
      </Label>
    </Drawing>
  );
}

import { Drawing } from '#line/Drawing.tsx';
import { layouts } from '../layouts.ts';
import { PageSheet } from '../PageSheet/PageSheet.tsx';

const [phone, tablet, desk] = layouts;

export function WebDevelopmentFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={461} pad={4} scale="phone" label={label}>
      <PageSheet layout={desk} x={0} y={30} cell={108.6} unit={31} />
      <PageSheet layout={tablet} x={0} y={238} cell={95} unit={31} />
      <PageSheet layout={phone} x={246} y={238} cell={92} unit={24} />
    </Drawing>
  );
}

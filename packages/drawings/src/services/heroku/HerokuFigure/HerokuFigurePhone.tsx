import { Drawing } from '#line/Drawing.tsx';
import { Stacks } from './Stacks.tsx';

export function HerokuFigurePhone({ label }: { readonly label: string }) {
  return (
    <Drawing width={350} height={328} pad={2} scale="phone" label={label}>
      <Stacks width={106} gap={16} layer={44} />
    </Drawing>
  );
}

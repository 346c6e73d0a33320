import { Drawing } from '#line/Drawing.tsx';
import { Stacks } from './Stacks.tsx';

/** What is your own work on Heroku, and where you may go from it. */
export function HerokuFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={364} pad={2} label={label}>
      <Stacks width={184} gap={44} layer={50} />
    </Drawing>
  );
}

import { Drawing } from '#line/Drawing.tsx';
import { Stacks } from './Stacks.tsx';

/** The client's own work on Heroku, and on two alternatives. */
export function HerokuFigureDesk({ label }: { readonly label: string }) {
  return (
    <Drawing width={640} height={364} pad={2} label={label}>
      <Stacks width={184} gap={44} layer={50} />
    </Drawing>
  );
}

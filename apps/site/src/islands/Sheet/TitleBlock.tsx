import { block, longest } from '@studio/sheet/questions.ts';
import { Own } from './Own.tsx';

/** What the sheet is called and whose it is. */
export function TitleBlock() {
  return (
    <fieldset>
      <legend>{block.ask}</legend>
      <Own field="project" say={block.project.say} most={longest.project} />
      <Own field="owner" say={block.owner.say} most={longest.owner} />
    </fieldset>
  );
}

import { block, longest } from '@studio/sheet/questions.ts';
import { FreeTextField } from './FreeTextField.tsx';

/** The fields for the name and the author of the sheet. */
export function TitleBlock() {
  return (
    <fieldset>
      <legend>{block.ask}</legend>
      <FreeTextField field="project" say={block.project.say} most={longest.project} />
      <FreeTextField field="owner" say={block.owner.say} most={longest.owner} />
    </fieldset>
  );
}

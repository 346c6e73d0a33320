import { formNames } from '@studio/sheet/form-names.ts';
import * as asked from '@studio/sheet/questions.ts';
import type { QuestionId } from '@studio/sheet/questions.ts';
import type { ReactNode } from 'react';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { Options } from './Options.tsx';
import { FreeTextField } from './FreeTextField.tsx';
import { PeopleFields } from './PeopleFields.tsx';

const { longest } = asked;

const bodies: Readonly<Record<QuestionId, ReactNode>> = {
  today: <Options name={formNames.today} kind="checkbox" options={asked.today.options} />,
  hand: <Options name={formNames.hand} kind="checkbox" options={asked.hand.options} />,
  people: <PeopleFields />,
  talks: (
    <>
      <Options name={formNames.talks} kind="checkbox" options={asked.talks.options} />
      <FreeTextField field="talksOther" say={asked.talks.other.say} most={longest.talksOther} />
    </>
  ),
  care: <Options name={formNames.care} kind="checkbox" options={asked.care.options} />,
  hold: <Options name={formNames.hold} kind="checkbox" options={asked.hold.options} />,
  when: (
    <>
      <Options name={formNames.when} kind="radio" options={asked.when.options} />
      <FreeTextField field="whenDate" say={asked.when.date.say} type="date" withOption="date" />
      <FreeTextField
        field="whenSeason"
        say={asked.when.season.say}
        most={longest.season}
        like={asked.when.season.like}
        withOption="season"
      />
      <FreeTextField
        field="hangs"
        say={asked.when.hangs.say}
        most={longest.hangs}
        like={asked.when.hangs.like}
      />
    </>
  ),
  steer: <Options name={formNames.steer} kind="radio" options={asked.steer.options} />,
  words: (
    <TextArea
      id={formNames.words}
      name={formNames.words}
      label="In your own words"
      maxLength={longest.words}
      rows={7}
    />
  ),
};

/** A question with its hint and its fields. */
export function QuestionFields({ id }: { readonly id: QuestionId }) {
  const question: { readonly ask: string; readonly hint?: string } = asked.questions[id];
  return (
    <>
      <fieldset>
        <legend>{question.ask}</legend>
        {question.hint && <p className="muted">{question.hint}</p>}
        {bodies[id]}
      </fieldset>
      {id === 'steer' && (
        <fieldset>
          <legend>{asked.budget.ask}</legend>
          <Options name={formNames.budget} kind="radio" options={asked.budget.options} />
          <FreeTextField
            field="budgetRange"
            say={asked.budget.range.say}
            most={longest.range}
            like={asked.budget.range.like}
            withOption="range"
          />
        </fieldset>
      )}
    </>
  );
}

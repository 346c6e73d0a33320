import { answeredOf, type Answers } from './answers.ts';
import { block, questions } from './questions.ts';
import { formatDate } from './format-date.ts';
import { summaryOf } from './summary-of.ts';

export interface SheetLine {
  readonly name: string;
  readonly said: string;
}

/** The title block, as far as it is filled in. */
const blockLines = ({ project, owner, date, revision }: Answers): SheetLine[] =>
  [
    { name: block.project.say, said: project },
    { name: block.owner.say, said: owner },
    { name: 'Date', said: date && formatDate(date) },
    { name: 'Revision', said: revision },
  ].filter(({ said }) => said !== '');

/** A sheet as names and answers, for a mail or a list, without open questions. */
export const sheetLines = (answers: Answers): SheetLine[] => [
  ...blockLines(answers),
  ...answeredOf(answers).map((id) => ({ name: questions[id].name, said: summaryOf(answers, id) })),
];

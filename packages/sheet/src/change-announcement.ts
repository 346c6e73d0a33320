import { answeredOf, type Answers } from './answers.ts';
import { block, questionIds, questions } from './questions.ts';
import { summaryOf } from './summary-of.ts';

/** The problem is long, and its author hears it while typing. */
function brief(text: string): string {
  const letters = Array.from(text);
  return letters.length > 80 ? `${letters.slice(0, 80).join('').trimEnd()}…` : text;
}

function blockChange(before: Answers, after: Answers): string {
  if (before.project !== after.project)
    return `${block.project.say}: ${after.project || 'no name'}.`;
  return before.owner === after.owner ? '' : `${block.owner.say}: ${after.owner || 'none'}.`;
}

/** The last change in one short sentence, for screen readers. Empty without a change. */
export function changeAnnouncement(before: Answers, after: Answers): string {
  const changed = questionIds.find((id) => summaryOf(before, id) !== summaryOf(after, id));
  if (changed === undefined) return blockChange(before, after);
  const said = brief(summaryOf(after, changed));
  const count = `${answeredOf(after).length} of ${questionIds.length} drawn`;
  return `${questions[changed].name}: ${said === '' ? 'empty again' : said}. ${count}.`;
}

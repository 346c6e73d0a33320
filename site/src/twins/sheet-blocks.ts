import { questionIds, questions, type QuestionId } from '@old/sheet/questions.ts';
import type { SubjectOf } from '#schema/site-page.ts';
import { h2, h3, list, plain, type Block, type Pen } from './markdown.ts';

/** What can be answered to a question by choosing. */
function choicesOf(id: QuestionId): string[] {
  const asked = questions[id];
  if ('kinds' in asked) return asked.kinds.map(({ say }) => say);
  return 'options' in asked ? asked.options.map(({ say }) => say) : [];
}

const hintOf = (id: QuestionId): string[] => {
  const asked: { readonly ask: string; readonly hint?: string } = questions[id];
  return asked.hint ? [asked.hint] : [];
};

/** The questions to think about beforehand; they are answered on the page itself. */
export const sheetBlocks = ({ page, examples }: SubjectOf<'sheet'>, pen: Pen): Block[] => [
  plain(page.opening),
  ...questionIds.flatMap((id) => [
    h2(questions[id].ask),
    ...hintOf(id).map(plain),
    ...list(choicesOf(id).map(plain)),
  ]),
  h2(page.examples.title),
  pen.text(page.examples.opening),
  ...examples.flatMap(({ name, line, answers }) => [h3(name), plain(`${line} ${answers.words}`)]),
  h2(page.send.title),
  plain(page.send.opening),
];

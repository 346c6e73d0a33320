import { figureNote, limitWords, proofOutline } from '#outline/proof-outline.ts';
import { answerNotes, securityOutline, verdictWords } from '#outline/security-outline.ts';
import type { AnswerFile } from '#schema/answer.schema.ts';
import type { Company } from '#schema/company.schema.ts';
import type { ShownFigures } from '#schema/entries.ts';
import type { SubjectOf } from '#schema/site-page.ts';
import { blocksOf } from './blocks-of.ts';
import { callBlocks, contactLine } from './call-blocks.ts';
import { footnote, h2, h3, list, plain, type Block, type Pen } from './markdown.ts';

/** Pages that answer with a proof: for security people, and for everybody who wants to check. */

export const securityBlocks = (
  subject: SubjectOf<'security'>,
  company: Company,
  pen: Pen,
): Block[] => {
  const { page } = subject;
  return [
    pen.text(page.opening),
    ...blocksOf(securityOutline(subject), {
      papers: ({ title, sample }) => [
        h2(title),
        pen.text(page.papers.opening),
        ...(page.papers.sample ? [`${sample}.`] : []),
        ...pen.rows(page.papers.items),
        contactLine(company, pen),
      ],
      answers: ({ title }) => [
        h2(title),
        pen.text(page.answers.opening),
        ...page.answers.groups.flatMap((group) => [
          h3(group.title),
          ...list(group.items.map((item) => answerLine(item, pen))),
        ]),
      ],
      call: () => callBlocks(page.call, pen),
    }),
  ];
};

const answerLine = (item: AnswerFile, pen: Pen): string =>
  `${item.sample ? 'Sample: ' : ''}${plain(item.question)} ${verdictWords[item.verdict]} ` +
  `${pen.text(item.answer)} (${pen.text(item.document)}; ${plain(answerNotes(item).join('; '))})`;

export const proofBlocks = (subject: SubjectOf<'proof'>, pen: Pen): Block[] => {
  const { page, notes } = subject;
  const shown = ({ title, opening, rows }: ShownFigures): Block[] => [
    h2(title),
    pen.text(opening),
    ...list(
      rows.map(
        ({ figure, name, text, limit }) =>
          `${figure.words} ${plain(name)}. ${pen.text(text)} ${limitWords} ${pen.text(limit)} ` +
          `(\`${figure.command}\`, ${figureNote(figure)})`,
      ),
    ),
  ];
  return [
    pen.text(page.opening),
    ...blocksOf(proofOutline(subject), {
      weight: shown,
      tests: shown,
      enquiry: shown,
      limits: ({ title }) => [
        h2(title),
        pen.text(page.limits.opening),
        ...pen.rows(page.limits.items),
      ],
      sources: ({ title }) => (notes.length > 0 ? [h2(title), ...notes.map(footnote)] : []),
      call: () => callBlocks(page.call, pen),
    }),
  ];
};

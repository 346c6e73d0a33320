import { answeredOf, type Answers } from '@studio/sheet/answers.ts';
import { questionIds, questions } from '@studio/sheet/questions.ts';
import { summaryOf } from '@studio/sheet/summary-of.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { Question, type QuestionTools } from './Question.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import type { Asking } from './use-drawing.ts';

/** The behaviour of the questions; omitted without script. */
export interface Asker {
  readonly answers: Answers;
  readonly onOpen: (id: Asking) => void;
  readonly onClear: (panel: HTMLElement) => void;
  /** Opens a question and scrolls to it. */
  readonly go: (id: Asking) => void;
  readonly finish: () => void;
}

const order: readonly Asking[] = [...questionIds, 'block'];
const nameOf = (id: Asking): string => (id === 'block' ? 'Title block' : questions[id].name);

function toolsOf(id: Asking, asker: Asker): QuestionTools {
  const { answers, go, finish } = asker;
  const next = order[order.indexOf(id) + 1];
  return {
    isAnswered:
      id === 'block'
        ? answers.project !== '' || answers.owner !== ''
        : answeredOf(answers).includes(id),
    said:
      id === 'block'
        ? [answers.project, answers.owner].filter(Boolean).join(', ')
        : summaryOf(answers, id),
    next: next
      ? {
          name: `Next: ${nameOf(next)}`,
          go: () => {
            go(next);
          },
        }
      : { name: 'Finish the sheet', go: finish },
    onOpen: () => {
      asker.onOpen(id);
    },
    onClear: asker.onClear,
  };
}

/** The nine questions and the title block, one open at a time. */
export function Questions({ asker }: { readonly asker?: Asker | undefined }) {
  return order.map((id, i) => (
    <Question
      key={id}
      id={id}
      name={nameOf(id)}
      isFirst={i === 0}
      tools={asker && toolsOf(id, asker)}
      {...(id !== 'block' && { number: i + 1 })}
    >
      {id === 'block' ? <TitleBlock /> : <QuestionFields id={id} />}
    </Question>
  ));
}

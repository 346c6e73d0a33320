import type { Service } from '@studio/content/schema/entries.ts';
import { Fold } from '#ui/Fold/Fold.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import styles from './QuestionBand.module.css';

interface QuestionBandProps {
  readonly id: string;
  readonly title: string;
  readonly questions: Service['questions'];
}

/** Questions and answers. An answer with a source is open, because its number must be visible. */
export function QuestionBand({ id, title, questions }: QuestionBandProps) {
  return (
    <SideBand quiet id={id} title={title}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <Fold
            key={question}
            className={styles.question}
            open={answer.some(({ kind }) => kind === 'claim')}
            title={<h3>{question}</h3>}
          >
            <p className="muted">
              <RichText text={answer} />
            </p>
          </Fold>
        ))}
      </div>
    </SideBand>
  );
}

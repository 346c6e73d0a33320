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

/**
 * Questions to scan. The first answer stands open, so that one sees how they are answered; so does one
 * that names a source, whose number must be seen.
 */
export function QuestionBand({ id, title, questions }: QuestionBandProps) {
  return (
    <SideBand quiet id={id} title={title}>
      {questions.map(({ question, answer }, i) => (
        <Fold
          key={question}
          className={styles.question}
          open={i === 0 || answer.some(({ kind }) => kind === 'claim')}
          title={<h3>{question}</h3>}
        >
          <p className="muted">
            <RichText text={answer} />
          </p>
        </Fold>
      ))}
    </SideBand>
  );
}

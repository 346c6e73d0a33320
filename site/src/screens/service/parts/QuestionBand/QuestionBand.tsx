import type { Service } from '#schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import styles from './QuestionBand.module.css';

interface QuestionBandProps {
  readonly id: string;
  readonly title: string;
  readonly questions: Service['questions'];
}

/** Questions to scan; the first answer stands open, so that one sees how they are answered. */
export function QuestionBand({ id, title, questions }: QuestionBandProps) {
  return (
    <SideBand id={id} title={title}>
      {questions.map(({ question, answer }, i) => (
        <details key={question} className={styles.question} open={i === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p className="muted">
            <RichText text={answer} />
          </p>
        </details>
      ))}
    </SideBand>
  );
}

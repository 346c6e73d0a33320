import { adviceOf } from '@studio/sheet/advice.ts';
import { answeredOf, type Answers } from '@studio/sheet/answers.ts';
import { questionIds } from '@studio/sheet/questions.ts';
import { useEffect, useRef } from 'react';
import { Arrow } from '#ui/Arrow/Arrow.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { drawIn } from './draw-in.ts';
import styles from './Finished.module.css';
import { Paper } from './Paper.tsx';
import { SheetAdvice } from './SheetAdvice.tsx';
import { Tools } from './Tools.tsx';
import { useDrawing, type Office } from './use-drawing.ts';

interface FinishedProps {
  readonly answers: Answers;
  readonly office: Office;
  readonly isSent: boolean;
  readonly onBack: () => void;
}

function saying(answers: Answers, isSent: boolean): { title: string; text: string } {
  if (isSent)
    return {
      title: `We got rev ${answers.revision}.`,
      text: 'We will email you our questions. Keep drawing whenever you like, and send us the next one.',
    };
  const done = answeredOf(answers).length;
  const all = questionIds.length;
  return {
    title: 'This sheet is no longer blank.',
    text:
      done === all
        ? `All ${all} parts are drawn. Show it to the people who have to agree, then send it to us.`
        : `${done} of ${all} parts are drawn. The rest stays dashed, and we will ask about it.`,
  };
}

/** The finished sheet as a blueprint, with its actions. It is animated once. */
export function Finished({ answers, office, isSent, onBack }: FinishedProps) {
  const whole = useRef<HTMLElement>(null);
  const seen = { answers, before: answers };
  const lying = useDrawing(office, 'lying', seen);
  const upright = useDrawing(office, 'upright', seen);
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    drawIn(whole.current?.querySelectorAll<SVGElement>('svg[role] :is(path, text)') ?? [], 3);
  }, [isSent]);
  const { title, text } = saying(answers, isSent);
  return (
    <>
      <section ref={whole} className={`on-blue ${styles.finished}`} aria-labelledby="finished">
        <div className={styles.words}>
          <h1 id="finished" tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
        </div>
        <div className={styles.paper}>
          <Paper shown={lying} className={styles.lying} />
          <Paper shown={upright} className={styles.upright} />
        </div>
        <div className={styles.tools}>
          {!isSent && <ButtonLink href="#send">Send it to us</ButtonLink>}
          <Tools answers={answers} office={office} />
          <button type="button" className={styles.back} onClick={onBack}>
            <Arrow toward="left" />
            Keep drawing
          </button>
        </div>
      </section>
      <SheetAdvice advice={adviceOf(answers, office.rules)} />
    </>
  );
}

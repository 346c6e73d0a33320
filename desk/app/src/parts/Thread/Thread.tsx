import { momentWords } from '../moments.ts';
import { Written } from '../Written/Written.tsx';
import { sizeWords } from './size-words.ts';
import type { Step } from './step.ts';
import { StepMark } from './StepMark.tsx';
import styles from './Thread.module.css';

interface ThreadProps {
  readonly steps: readonly Step[];
  /** Of the enquirer's browser. */
  readonly language: string;
  readonly now: Date;
  readonly zone: string;
}

const looks: Partial<Record<Step['kind'], string | undefined>> = {
  we: styles['ours'],
  note: styles['note'],
};

function Body({ step, language }: { readonly step: Step; readonly language: string }) {
  const { kind, text, folded = '', attached = [] } = step;
  if (text === undefined) return null;
  return (
    <div className={`${styles['body']} ${looks[kind] ?? ''}`}>
      {text.trim() === '' ? (
        <p className={styles['dim']}>Nothing more was written.</p>
      ) : (
        <Written text={text} language={kind === 'they' ? language : ''} />
      )}
      {folded !== '' && (
        <details>
          <summary className={styles['dim']}>What was written before</summary>
          <Written text={folded} />
        </details>
      )}
      {attached.length > 0 && (
        <ul className={styles['files']} aria-label="Attached">
          {attached.map(({ name, bytes }, at) => (
            <li key={at}>
              <bdi>{name}</bdi> <span className={styles['dim']}>{sizeWords(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Everything between them and us as a sequence drawing: two life lines, an arrow for each word. */
export function Thread({ steps, language, now, zone }: ThreadProps) {
  return (
    <section aria-label="What happened">
      <p className={styles['lanes']} aria-hidden="true">
        <span>they</span>
        <span>we</span>
      </p>
      <ol className={styles['thread']}>
        {steps.map((step) => (
          <li key={step.key} className={`${styles['step']} ${styles[step.kind] ?? ''}`}>
            <StepMark kind={step.kind} />
            <div className={styles['told']}>
              <p className={styles['head']}>
                <span>
                  {step.who !== '' && (
                    <>
                      <bdi className={styles['who']}>{step.who}</bdi>{' '}
                    </>
                  )}
                  <bdi>{step.did}</bdi>
                </span>
                {step.kind !== 'pause' && step.kind !== 'desk' && (
                  <time dateTime={step.at.toISOString()}>{momentWords(step.at, now, zone)}</time>
                )}
              </p>
              <Body step={step} language={language} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

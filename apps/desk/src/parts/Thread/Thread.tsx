import { Fragment, useEffect, useRef, useState } from 'react';
import { formatMoment } from '../format-time.ts';
import { MessageText } from '../MessageText/MessageText.tsx';
import { MailEnvelope } from './MailEnvelope.tsx';
import { FileNames } from './FileNames.tsx';
import { Files } from './Files.tsx';
import { foldedKeys, openingOf } from './folding.ts';
import type { Step } from './step.ts';
import { StepMark } from './StepMark.tsx';
import styles from './Thread.module.css';

interface ThreadProps {
  readonly steps: readonly Step[];
  /** The language of the enquirer's browser. */
  readonly language: string;
  readonly now: Date;
  readonly zone: string;
  /** When the first unread part arrived, at the time of opening; null if all was read. */
  readonly newSince: Date | null;
}

const looks: Partial<Record<Step['kind'], string | undefined>> = {
  reply: styles['ours'],
  note: styles['note'],
};

const linesText = (text: string): string => {
  const { length } = text.trim().split('\n');
  return length === 1 ? '1 line' : `${length} lines`;
};

function Body({ step, language }: { readonly step: Step; readonly language: string }) {
  const { kind, text, quotedText = '', attached = [], files = [] } = step;
  if (text === undefined) return null;
  return (
    <div className={`${styles['body']} ${looks[kind] ?? ''}`} data-body="">
      {text.trim() === '' ? (
        <p className={styles['dim']}>No message.</p>
      ) : (
        <MessageText text={text} language={kind === 'enquirer' ? language : ''} />
      )}
      {quotedText !== '' && (
        <details>
          <summary className={styles['dim']}>Quoted, {linesText(quotedText)}</summary>
          <MessageText text={quotedText} />
        </details>
      )}
      {files.length > 0 ? (
        <Files files={files} others={attached.slice(files.length)} />
      ) : (
        attached.length > 0 && <FileNames names={attached} label="Attached" />
      )}
    </div>
  );
}

interface HeadProps extends Pick<ThreadProps, 'now' | 'zone'> {
  readonly step: Step;
  readonly isFolded?: boolean;
}

/** Who did what and when; a folded message also shows how it begins. */
function Head({ step, now, zone, isFolded = false }: HeadProps) {
  return (
    <>
      <span>
        {step.who !== '' && (
          <>
            <bdi className={styles['who']}>{step.who}</bdi>{' '}
          </>
        )}
        <bdi>{step.did}</bdi>
        {step.from !== undefined && <span className={styles['from']}>of {step.from}</span>}
        {step.isDoubtful === true && <span className={styles['doubt']}>Sender not verified</span>}
      </span>
      {isFolded && (
        <span className={styles['opening']} dir="auto">
          {openingOf(step.text ?? '')}
        </span>
      )}
      {step.kind !== 'gap' && step.kind !== 'system' && (
        <time dateTime={step.at.toISOString()}>{formatMoment(step.at, now, zone)}</time>
      )}
    </>
  );
}

function Message({ step, language }: { readonly step: Step; readonly language: string }) {
  return (
    <>
      {step.envelope && <MailEnvelope {...step.envelope} />}
      <Body step={step} language={language} />
    </>
  );
}

/** Where the unread part begins. Scrolled into view once, when the thread opens. */
function NewLine() {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <li ref={line} className={styles['new']}>
      <span>New since you were here</span>
    </li>
  );
}

/** Everything between them and us as a sequence drawing: two life lines and an arrow per message. */
export function Thread({ steps, language, now, zone, newSince }: ThreadProps) {
  const firstNew = newSince && steps.find(({ kind, at }) => kind !== 'gap' && at >= newSince);
  // As it was when opened, so nothing folds while the user reads.
  const [folded] = useState(() => foldedKeys(steps, firstNew));
  return (
    <section aria-label="What happened">
      <p className={styles['lanes']} aria-hidden="true">
        <span>they</span>
        <span>we</span>
      </p>
      <ol className={styles['thread']}>
        {steps.map((step, at) => (
          <Fragment key={step.key}>
            {step === firstNew && at > 0 && <NewLine />}
            <li className={`${styles['step']} ${styles[step.kind] ?? ''}`} data-step={step.key}>
              <StepMark kind={step.kind} />
              {folded.has(step.key) ? (
                <details className={styles['content']}>
                  <summary className={`${styles['head']} ${styles['fold']}`}>
                    <Head step={step} now={now} zone={zone} isFolded />
                  </summary>
                  <Message step={step} language={language} />
                </details>
              ) : (
                <div className={styles['content']}>
                  <p className={styles['head']}>
                    <Head step={step} now={now} zone={zone} />
                  </p>
                  <Message step={step} language={language} />
                </div>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

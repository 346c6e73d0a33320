import { Fragment, type ReactNode } from 'react';
import { messages } from '@studio/drawings/pages/ContactSequence/messages.ts';
import {
  SequenceLanes,
  SequenceMark,
  SequenceStep,
} from '@studio/drawings/pages/SequenceStep/SequenceStep.tsx';
import type { PageFile } from '@studio/content/schema/page.schema.ts';
import { Points } from '#ui/Points/Points.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import styles from './ContactSteps.module.css';

interface ContactStepsProps {
  readonly title: string;
  /** The company's short name. */
  readonly company: string;
  readonly answers: PageFile<'contact'>['answers'];
  /** How many steps are done, if the visitor's position is marked. */
  readonly reached?: number;
  /** Content after the answers. */
  readonly children?: ReactNode;
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What happens after the form is sent: a drawing of each step, with answers beside it. */
export function ContactSteps({ title, company, answers, reached, children }: ContactStepsProps) {
  const items = answers?.items ?? [];
  const others = items.filter(({ step }) => step === undefined);
  return (
    <>
      <h2>{title}</h2>
      <div className={styles.steps}>
        <SequenceLanes />
        <div className={styles.heads} aria-hidden="true">
          <span>You</span>
          <span>{company}</span>
        </div>
        <ol>
          {messages.map(({ step, from, what }, i) => {
            const answer = items.find((item) => item.step === step);
            const state = reached === undefined ? 'plain' : i < reached ? 'done' : 'ahead';
            return (
              <Fragment key={step}>
                {i === reached && (
                  <li className={styles.here}>
                    <SequenceMark />
                    <span>you are here</span>
                  </li>
                )}
                <li>
                  <SequenceStep from={from} state={state} last={i === messages.length - 1} />
                  <h3>{capital(what.join(' '))}</h3>
                  {answer && (
                    <p>
                      <RichText text={answer.text} />
                    </p>
                  )}
                </li>
              </Fragment>
            );
          })}
        </ol>
      </div>
      {others.length > 0 && (
        <Points
          className="muted"
          points={others.map((answer) => ({ title: answer.title, words: answer.text }))}
        />
      )}
      {children}
      {answers?.sample && (
        <p>
          <Tag>Sample promises</Tag>
        </p>
      )}
    </>
  );
}

import type { NextChange, Publishing } from '@studio/contract/publishing';
import type { ReactElement, ReactNode } from 'react';
import { Control } from '../Control/Control.tsx';
import { summaryOf } from '../NextEditionBar/NextEditionBar.tsx';
import { Page } from '../Page/Page.tsx';
import type { Order } from '../use-publishing.ts';
import { initialsOf, listed, momentOf } from '../format.ts';
import { namesOf, Undo } from './Undo/Undo.tsx';
import { Undone } from './Undone/Undone.tsx';
import styles from './Changes.module.css';

interface ChangesProps {
  readonly state: Publishing;
  readonly give: Order;
}

/** The changes that publishing would bring: the new text beside what visitors read now. */
export function Changes({ state, give }: ChangesProps): ReactElement {
  const { changes, progress, editions, me } = state;
  const title =
    editions.length === 0
      ? 'The first edition'
      : changes.length === 0
        ? 'Nothing has changed yet'
        : summaryOf(state);
  return (
    <Page
      title={title}
      opening={
        editions.length === 0
          ? 'Nothing is live yet. The first edition takes everything that is saved.'
          : 'What visitors will read after you publish, and what they read now.'
      }
    >
      {progress?.state === 'refused' && <Refusal state={state} />}
      {progress?.state === 'failed' && (
        <section className={styles['refused']} role="alert">
          <h2>Edition {progress.number} was not made</h2>
          <p>{progress.problem}</p>
        </section>
      )}
      {state.duties.length > 0 && <Duties state={state} />}
      <ul className={styles['list']}>
        {changes.map((change) => {
          const isHeld = change.heldBy !== null;
          const name = <span className={styles['hidden']}> {change.title}</span>;
          return (
            <Change key={change.path} change={change}>
              {change.form && (
                <a className={styles['look']} href={change.form}>
                  Open{name}
                </a>
              )}
              {me.mayPublish && (
                <Control
                  aria-pressed={isHeld}
                  onClick={() => void give('hold', { path: change.path, isHeld: !isHeld })}
                >
                  Hold back{name}
                </Control>
              )}
              <Undo change={change} give={give} />
            </Change>
          );
        })}
      </ul>
      {state.undone.length > 0 && <Undone undone={state.undone} give={give} />}
    </Page>
  );
}

/** What its owners must check again. It blocks nothing. */
function Duties({ state }: { readonly state: Publishing }): ReactElement {
  return (
    <section className={styles['duties']} aria-labelledby="duties">
      <h2 id="duties">To be looked at again</h2>
      <p>
        None of these stops you from publishing. Until it is checked, visitors read it as it is.
      </p>
      <ul>
        {state.duties.map(({ title, field, form, sentence }) => (
          <li key={`${form} ${field} ${sentence}`}>
            <FormLink form={form} title={title} />
            {field && `, ${field}`}: {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture without an entry has no form. */
const FormLink = ({ form, title }: { readonly form: string; readonly title: string }) =>
  form ? <a href={form}>{title}</a> : title;

function Refusal({ state }: { readonly state: Publishing }): ReactElement {
  const findings = state.progress?.findings ?? [];
  return (
    <section className={styles['refused']} role="alert">
      <h2>Not published</h2>
      <p>Nothing has changed for visitors. Correct this, save, and publish again.</p>
      <ul>
        {findings.map(({ title, field, form, sentence }) => (
          <li key={`${form} ${field} ${sentence}`}>
            <FormLink form={form} title={title} />
            {field && `, ${field}`}: {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangeProps {
  readonly change: NextChange;
  readonly children: ReactNode;
}

const marks = { same: 'span', was: 'del', now: 'ins' } as const;

function Change({ change, children }: ChangeProps): ReactElement {
  const { title, fields, by, heldBy } = change;
  const [last] = by;
  return (
    <li className={`${styles['change']} ${heldBy === null ? '' : styles['held']}`}>
      <span className={styles['tile']} aria-hidden="true">
        {initialsOf(last?.name ?? '')}
      </span>
      <div className={styles['content']}>
        <h2>{title}</h2>
        <ul>
          {fields.map(({ field, pieces }) => (
            <li key={field}>
              {field && <span className={styles['field']}>{field}: </span>}
              {pieces.map(({ kind, text }, i) => {
                const Mark = marks[kind];
                return (
                  <span key={`${kind} ${text}`}>
                    {i > 0 && ' '}
                    <Mark>{text}</Mark>
                  </span>
                );
              })}
            </li>
          ))}
        </ul>
        <p className={styles['by']}>
          {last ? `${listed(namesOf(change))}, ${momentOf(last.at)}` : 'A developer'}
          {heldBy !== null && ` · held back by ${heldBy}: it stays for a later edition`}
        </p>
      </div>
      <div className={styles['actions']}>{children}</div>
    </li>
  );
}

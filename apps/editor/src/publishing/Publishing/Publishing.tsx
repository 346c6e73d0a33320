import type { Publishing as State } from '@studio/contract/publishing';
import { useState, type ReactElement } from 'react';
import { Changes } from '../Changes/Changes.tsx';
import { Editions } from '../Editions/Editions.tsx';
import { LiveEdition } from '../LiveEdition/LiveEdition.tsx';
import { EditionProgress } from '../EditionProgress/EditionProgress.tsx';
import { NextEditionBar } from '../NextEditionBar/NextEditionBar.tsx';
import { Control } from '../Control/Control.tsx';
import { usePublishing, type Order } from '../use-publishing.ts';
import { initialsOf, momentOf } from '../format.ts';
import styles from './Publishing.module.css';

const kinds = [
  ['Services', 'services'],
  ['Projects', 'projects'],
  ['Reviews', 'reviews'],
  ['People', 'people'],
  ['Vacancies', 'vacancies'],
  ['Notices', 'notices'],
] as const;

/** The next edition and those before it, with links to the forms. */
export function Publishing(): ReactElement {
  const { state, problem, give, leave, isOrdering } = usePublishing();
  const isHistory = location.pathname === '/editions';
  if (!state)
    return (
      <p className={styles['alone']} role={problem ? 'alert' : 'status'}>
        {problem || 'Loading…'}
      </p>
    );
  const { me, companyName, changes, editions } = state;
  const [live] = editions;
  const seen = live
    ? `Visitors see edition ${live.number}, live since ${momentOf(live.at)}`
    : 'Nothing is live yet';
  const here = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});
  return (
    <div className={styles['frame']}>
      <header className={styles['rail']}>
        <a className={styles['logo']} href="/edit">
          <b>{companyName}</b> pages
        </a>
        <nav aria-label="Content">
          <ul>
            {kinds.map(([name, folder]) => (
              <li key={folder}>
                <a href={`/edit#/collection/${folder}`}>{name}</a>
              </li>
            ))}
            <li>
              <a href="/edit">All forms</a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Editions" className={styles['places']}>
          <ul>
            <li>
              <a href="/changes" {...here(!isHistory)}>
                <span>Next edition</span> <span>{changes.length}</span>
              </a>
            </li>
            <li>
              <a href="/editions" {...here(isHistory)}>
                Editions
              </a>
            </li>
            <li>
              <a href="/visits">Visits</a>
            </li>
          </ul>
        </nav>
        <div className={styles['foot']}>
          <p className={styles['seen']}>{seen}</p>
          <p className={styles['me']}>
            <span className={styles['tile']} aria-hidden="true">
              {initialsOf(me.name)}
            </span>
            <b>{me.name}</b> <span>{me.mayPublish ? 'Publisher' : 'Editor'}</span>
          </p>
          <p className={styles['out']}>
            <Control onClick={() => void leave()}>Sign out</Control>
          </p>
        </div>
      </header>
      <main className={styles['stage']}>
        {problem && (
          <p className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
        <fieldset className={styles['orders']} disabled={isOrdering}>
          {isHistory ? (
            <Editions state={state} give={give} />
          ) : (
            <NextEdition state={state} give={give} />
          )}
        </fieldset>
      </main>
    </div>
  );
}

interface NextEditionProps {
  readonly state: State;
  readonly give: Order;
}

/** The changes to publish, then the progress of the edition, then the live edition. */
function NextEdition({ state, give }: NextEditionProps): ReactElement {
  const { progress, editions, changes } = state;
  // Only users who watched it being made see that it is live: later it is one edition of many.
  const [seen, setSeen] = useState<number>();
  if (progress?.state === 'running') {
    if (seen !== progress.number) setSeen(progress.number);
    return <EditionProgress progress={progress} live={editions[0]} />;
  }
  const [live, before] = editions;
  if (live && seen === live.number && changes.length === 0)
    return (
      <LiveEdition live={live} before={before} problem={progress?.problem ?? ''} give={give} />
    );
  const publish = () => give('publish', { next: state.next });
  return (
    <>
      <NextEditionBar state={state} publish={publish} />
      <Changes state={state} give={give} />
    </>
  );
}

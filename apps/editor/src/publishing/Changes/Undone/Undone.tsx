import type { UndoneChange } from '@studio/contract/publishing';
import type { ReactElement } from 'react';
import { Control } from '../../Control/Control.tsx';
import { momentOf } from '../../format.ts';
import type { Order } from '../../use-publishing.ts';
import styles from '../Changes.module.css';

interface UndoneProps {
  readonly undone: readonly UndoneChange[];
  readonly give: Order;
}

/** What was undone or deleted in the last weeks and can be put back. */
export function Undone({ undone, give }: UndoneProps): ReactElement {
  return (
    <section className={styles['duties']} aria-labelledby="undone">
      <h2 id="undone">Undone and deleted</h2>
      <ul>
        {undone.map(({ commit, title, by, at }) => (
          <li key={commit} className={styles['undone']}>
            <span>
              <b>{title}</b>: {by}, {momentOf(at)}
            </span>
            <Control onClick={() => void give('restore', { commit })}>
              Put it back<span className={styles['hidden']}> {title}</span>
            </Control>
          </li>
        ))}
      </ul>
    </section>
  );
}

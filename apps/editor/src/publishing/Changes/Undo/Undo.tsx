import type { NextChange } from '@studio/contract/publishing';
import { useState, type ReactElement } from 'react';
import { Control } from '../../Control/Control.tsx';
import { listed } from '../../format.ts';
import type { Order } from '../../use-publishing.ts';
import styles from '../Changes.module.css';

/** Who wrote a change. */
export const namesOf = ({ by }: NextChange): string[] => [...new Set(by.map(({ name }) => name))];

interface UndoProps {
  readonly change: NextChange;
  readonly give: Order;
}

/** Asks before it removes a whole new entry. */
export function Undo({ change, give }: UndoProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const { path, files, title, isNew } = change;
  const undo = () => void give('undo', { path, files });
  if (!isAsking)
    return (
      <Control
        onClick={() => {
          if (isNew) setIsAsking(true);
          else undo();
        }}
      >
        Undo<span className={styles['hidden']}> {title}</span>
      </Control>
    );
  return (
    <div className={styles['question']} role="group" aria-label={`Undo ${title}`}>
      <p role="alert">
        “{title}” is new. Undo removes all of it, written by {listed(namesOf(change))}. You can put
        it back below the list.
      </p>
      <Control onClick={undo}>Remove it</Control>
      <Control
        onClick={() => {
          setIsAsking(false);
        }}
      >
        Keep it
      </Control>
    </div>
  );
}

import {
  areReasons,
  REASON_LENGTH,
  REASONS_AT_MOST,
  type ReasonLists,
} from '@studio/contract/desk/close-reasons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeReasonsQuery, useChangeReasons } from '#api/outcomes.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.store.ts';
import reports from '../ReportsScreen.module.css';
import styles from './ReasonsEditor.module.css';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const names = { won: 'Reasons for won', lost: 'Reasons for lost' } as const;
const WRONG = `At most ${REASONS_AT_MOST} reasons, each on one line of at most ${REASON_LENGTH} characters and listed once; “Another reason” is always offered.`;

/** The reasons to choose from when closing, one per line. Enquiries that were closed before keep theirs. */
function Form({ before }: { readonly before: ReasonLists }) {
  const [typed, setTyped] = useState({
    won: before.won.join('\n'),
    lost: before.lost.join('\n'),
  });
  const change = useChangeReasons();
  const lists = { won: linesOf(typed.won), lost: linesOf(typed.lost) };
  const isRight = areReasons(lists.won) && areReasons(lists.lost);

  function save(to: ReasonLists, from: ReasonLists, said: string): void {
    change.mutate(
      { before: from, lists: to },
      {
        onSuccess: () => {
          showToast(said, {
            undo: () => {
              save(from, to, 'The reasons are restored.');
            },
          });
        },
      },
    );
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) save(lists, before, 'The reasons are changed.');
      }}
    >
      {(['won', 'lost'] as const).map((outcome) => (
        <label key={outcome} className={styles['list']}>
          {names[outcome]}
          <textarea
            rows={6}
            value={typed[outcome]}
            onChange={({ target }) => {
              setTyped({ ...typed, [outcome]: target.value });
            }}
          />
        </label>
      ))}
      <p className={styles['fault']} role="status">
        {isRight ? (change.error?.message ?? '') : WRONG}
      </p>
      <div>
        <Button type="submit" look="solid" disabled={!isRight || change.isPending}>
          Save the reasons
        </Button>
      </div>
    </form>
  );
}

export function ReasonsEditor() {
  const { data: lists } = useQuery(closeReasonsQuery);
  return (
    <section className={reports['part']} aria-labelledby="reasons">
      <h2 id="reasons">Reasons to choose from</h2>
      <p>
        One per line, in the order in which they are offered. Enquiries that are already closed keep
        their reason.
      </p>
      {lists && <Form key={JSON.stringify(lists)} before={lists} />}
    </section>
  );
}

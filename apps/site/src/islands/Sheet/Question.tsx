import type { ReactNode } from 'react';
import { Arrow } from '#ui/Arrow/Arrow.tsx';
import { Button } from '#ui/Button/Button.tsx';
import styles from './Question.module.css';

/** What the island adds to a question; omitted without script. */
export interface QuestionTools {
  readonly isAnswered: boolean;
  /** A short summary of the answer. */
  readonly said: string;
  readonly next: { readonly name: string; readonly go: () => void };
  readonly onOpen: () => void;
  readonly onClear: (panel: HTMLElement) => void;
}

interface QuestionProps {
  readonly id: string;
  readonly number?: number;
  readonly name: string;
  readonly isFirst?: boolean;
  readonly tools: QuestionTools | undefined;
  readonly children: ReactNode;
}

/** One question; its number is that of its balloon on the sheet. */
export function Question({ id, number, name, isFirst = false, tools, children }: QuestionProps) {
  return (
    <details
      className={`${styles.question} ${tools?.isAnswered ? styles.answered : ''}`}
      id={`q-${id}`}
      name="question"
      open={isFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) tools?.onOpen();
      }}
    >
      <summary>
        <span className={number ? styles.balloon : styles.block}>{number}</span>
        <b>{name}</b>
        <span className={styles.said}>{tools?.said}</span>
      </summary>
      <div className={styles.panel}>
        {children}
        {tools && (
          <p className={styles.steps}>
            <button
              type="button"
              className={styles.clear}
              hidden={!tools.isAnswered}
              onClick={({ currentTarget }) => {
                const panel = currentTarget.closest('details');
                if (panel) tools.onClear(panel);
              }}
            >
              Clear
            </button>
            <Button onClick={tools.next.go}>
              {tools.next.name}
              <Arrow />
            </Button>
          </p>
        )}
      </div>
    </details>
  );
}

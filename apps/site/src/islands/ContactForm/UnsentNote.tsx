import { enquiryFields } from '@studio/contract';
import { useId } from 'react';
import styles from './ContactForm.module.css';
import type { Typed } from './draft.ts';

interface UnsentNoteProps {
  /** Newest first. */
  readonly unsent: readonly Typed[];
  readonly onRestore: (message: Typed) => void;
}

const LONGEST_LINE = 80;
const tellingFields = new Set(['subject', 'projectdetails', ...enquiryFields]);

/** Enough to recognize a message: its subject and the first line of its text, otherwise who wrote it. */
function firstLines(message: Typed): string[] {
  const lines = [...tellingFields].flatMap((field) => message[field]?.trim().split('\n', 1) ?? []);
  return [...new Set(lines)]
    .filter((line) => line !== '')
    .slice(0, 2)
    .map((line) => {
      const characters = Array.from(line);
      return characters.length > LONGEST_LINE
        ? `${characters.slice(0, LONGEST_LINE).join('')}…`
        : line;
    });
}

/** The messages that were not sent, each with a button that puts it back into the form. */
export function UnsentNote({ unsent, onRestore }: UnsentNoteProps) {
  const id = useId();
  if (unsent.length === 0) return null;
  return (
    <div className={styles.note} role="status">
      <p>
        {unsent.length === 1
          ? 'This message was not sent; we kept it.'
          : 'These messages were not sent; we kept them.'}
      </p>
      <ul className={styles.unsent}>
        {unsent.map((message, i) => (
          <li key={JSON.stringify(message)}>
            <span id={`${id}${i}`}>
              {firstLines(message).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
            <button
              type="button"
              aria-describedby={`${id}${i}`}
              onClick={() => {
                onRestore(message);
              }}
            >
              Restore my message
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

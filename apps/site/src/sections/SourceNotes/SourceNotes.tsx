import { formatDay } from '@studio/contract/format-date';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './SourceNotes.module.css';

interface SourceNotesProps {
  readonly id: string;
  readonly title: string;
  readonly notes: readonly {
    readonly note: number;
    readonly sentence: string;
    readonly publisher: string | null;
    readonly source: string | null;
    readonly checked: string;
  }[];
}

/** Where every outside fact of the page comes from, and when it was last checked. */
export function SourceNotes({ id, title, notes }: SourceNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Band labelledBy={id}>
      <Frame>
        <Cell span="1-3" className={styles.title}>
          <h2 id={id}>{title}</h2>
        </Cell>
        <Cell as="ol" span="4-12" className={styles.notes}>
          {notes.map((note) => (
            <li key={note.note} id={`source-${note.note}`}>
              <span className={styles.number}>{note.note}</span>
              <p>
                {note.sentence}{' '}
                <span className="muted">
                  {note.publisher ? 'Published by ' : 'Source not yet confirmed'}
                  {note.publisher && note.source ? (
                    <a href={note.source} rel="noopener">
                      {note.publisher}
                    </a>
                  ) : (
                    note.publisher
                  )}
                  ; last checked {formatDay(note.checked)}.
                </span>
              </p>
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}

import type { Service } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetScript.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetScriptProps {
  readonly script: NonNullable<Sheet['script']>;
}

/** Prose in clauses: a script, a letter or a rule. */
export const SheetScript = ({ script }: SheetScriptProps) => (
  <ol className={styles.script}>
    {script.map(({ at, text, note }) => (
      <li key={at}>
        <b>{at}</b>
        <div>
          <p>
            <RichText text={text} corrected />
          </p>
          {note && (
            <p>
              <RichText text={note} corrected />
            </p>
          )}
        </div>
      </li>
    ))}
  </ol>
);

import type { Service } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetForm.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetFormProps {
  readonly boxes: NonNullable<Sheet['form']>;
  /** On separate slips instead of one form. */
  readonly torn?: boolean;
}

/** A filled-in form: a labeled box for each entry, and its result. */
export const SheetForm = ({ boxes, torn = false }: SheetFormProps) => (
  <dl className={torn ? `${styles.form} ${styles.torn}` : styles.form}>
    {boxes.map(({ label, text, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <RichText text={text} corrected />
        </dd>
        {note && (
          <dd>
            <RichText text={note} corrected />
          </dd>
        )}
      </div>
    ))}
  </dl>
);

import type { Service } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetForm.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetFormProps {
  readonly boxes: NonNullable<Sheet['form']>;
  /** On slips that are torn off, instead of one form. */
  readonly torn?: boolean;
}

/** A form that was filled in: a labeled box for each entry, and what became of it. */
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

import { formNames } from '@studio/sheet/form-names.ts';
import { Field } from '#ui/Field/Field.tsx';
import styles from './Question.module.css';

interface FreeTextFieldProps {
  readonly field: keyof typeof formNames;
  readonly say: string;
  readonly most?: number;
  readonly like?: string;
  readonly type?: 'text' | 'date';
  /** The option it belongs to: the field is shown once that is selected. */
  readonly withOption?: string;
}

/** A line of free text. */
export function FreeTextField({
  field,
  say,
  most,
  like,
  type = 'text',
  withOption,
}: FreeTextFieldProps) {
  const name = formNames[field];
  return (
    <div className={styles.own} data-with={withOption}>
      <Field id={name} name={name} label={say} type={type} maxLength={most} placeholder={like} />
    </div>
  );
}

import type { Option } from '@studio/sheet/questions.ts';
import styles from './Options.module.css';

interface OptionsProps {
  readonly name: string;
  readonly kind: 'checkbox' | 'radio';
  readonly options: readonly Option[];
}

/** The options of a question, for one or several answers. Short ones are in pairs. */
export function Options({ name, kind, options }: OptionsProps) {
  return (
    <div className={`${styles.options} ${options.length > 3 ? styles.pairs : ''}`}>
      {options.map(({ id, say, alone }) => (
        <label key={id} className={styles.option}>
          <input type={kind} name={name} value={id} {...(alone && { 'data-alone': '' })} />
          {say}
        </label>
      ))}
    </div>
  );
}

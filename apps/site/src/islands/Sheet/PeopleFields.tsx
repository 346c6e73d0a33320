import { peopleName } from '@studio/sheet/form-names.ts';
import { people } from '@studio/sheet/questions.ts';
import styles from './Options.module.css';

/** The number of users for each kind. A native select: it can be emptied again, also without script. */
export function PeopleFields() {
  return (
    <div className={styles.options}>
      {people.kinds.map(({ id, say }) => (
        <label key={id} className={styles.option}>
          {say}
          <select name={peopleName(id)}>
            <option value="">none</option>
            {people.sizes.map((size) => (
              <option key={size.id} value={size.id}>
                {size.say}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

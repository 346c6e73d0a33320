import { defaultCountry, wireFields } from '@studio/contract';
import { countries } from './countries.ts';
import styles from './ContactForm.module.css';

/** A native select: it opens the phone's own wheel and needs no script. */
export function CountrySelect() {
  return (
    <select
      className={styles.country}
      name={wireFields.country}
      aria-label="Country code"
      autoComplete="tel-country-code"
      defaultValue={defaultCountry.iso}
      data-intake-value={wireFields.country}
    >
      {countries.map(({ iso, code, name }) => (
        <option key={iso} value={iso}>{`+${code} ${name}`}</option>
      ))}
    </select>
  );
}

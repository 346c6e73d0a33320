import { wireFields } from '@studio/contract';
import { countries } from '@studio/contract/countries';
import styles from './ContactForm.module.css';

/** Created once per build: every page has the same two hundred. */
const options = countries.map(({ iso, code, name }) => (
  <option key={iso} value={iso}>{`+${code} ${name}`}</option>
));

/** A native select: it opens the phone's own picker and needs no script. `country` is preselected. */
export function CountrySelect({ country }: { readonly country: string }) {
  return (
    <select
      className={styles.country}
      name={wireFields.country}
      aria-label="Country code"
      autoComplete="tel-country-code"
      defaultValue={countries.find(({ name }) => name === country)?.iso}
      data-intake-value={wireFields.country}
    >
      {options}
    </select>
  );
}

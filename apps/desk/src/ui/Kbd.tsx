import styles from './Kbd.module.css';

/** The caps of a key beside its action. Screen readers get aria-keyshortcuts instead, where needed. */
export function Kbd({ caps }: { readonly caps: readonly string[] }) {
  return (
    <span className={styles['caps']} aria-hidden="true">
      {caps.map((cap) => (
        <kbd key={cap} className={styles['cap']}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}

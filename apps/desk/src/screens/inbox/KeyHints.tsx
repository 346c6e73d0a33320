import { capsOf, keyOf, type KeyName } from '#keys/key-table.ts';
import { useKeysOff } from '#keys/keys-off.store.ts';
import { Kbd } from '#ui/Kbd.tsx';
import styles from './KeyHints.module.css';

const alone: readonly KeyName[] = [
  'next',
  'previous',
  'open',
  'assign',
  'take',
  'close',
  'label',
  'choose',
  'search',
  'allKeys',
];
const beside: readonly KeyName[] = ['next', 'previous', 'reply', 'back', 'allKeys'];

interface KeyHintsProps {
  readonly isBeside: boolean;
  /** The keys of a list that is not a queue. */
  readonly names?: readonly KeyName[];
}

/** The keys for this list, below it. */
export function KeyHints({ isBeside, names = isBeside ? beside : alone }: KeyHintsProps) {
  if (useKeysOff()) {
    return (
      <p className={styles['hints']}>
        <span className={styles['hint']}>
          <Kbd caps={['↓', '↑']} /> next, previous
        </span>
        <span className={styles['hint']}>
          <Kbd caps={capsOf('open')} /> open
        </span>
      </p>
    );
  }
  return (
    <p className={styles['hints']}>
      {names.map((name) => (
        <span key={name} className={styles['hint']}>
          <Kbd caps={capsOf(name)} /> {keyOf(name).does.split(',')[0]}
        </span>
      ))}
    </p>
  );
}

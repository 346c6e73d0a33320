import { capsOf, keyOf, type KeyName } from '#keys/key-table.ts';
import { useKeysOff } from '#keys/keys-off.store.ts';
import { Kbd } from '#ui/Kbd.tsx';
import styles from './Hints.module.css';

const alone: readonly KeyName[] = [
  'next',
  'previous',
  'open',
  'assign',
  'take',
  'close',
  'choose',
  'search',
  'allKeys',
];
const beside: readonly KeyName[] = ['next', 'previous', 'reply', 'back', 'allKeys'];

/** The keys one needs here, below the list. */
export function Hints({ isBeside }: { readonly isBeside: boolean }) {
  if (useKeysOff()) return null;
  return (
    <p className={styles['hints']}>
      {(isBeside ? beside : alone).map((name) => (
        <span key={name} className={styles['hint']}>
          <Kbd caps={capsOf(name)} /> {keyOf(name).does.split(',')[0]}
        </span>
      ))}
    </p>
  );
}

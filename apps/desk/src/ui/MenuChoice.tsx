import type { ReactNode } from 'react';
import { Kbd } from './Kbd.tsx';
import { closeMenu } from './Menu.tsx';
import styles from './MenuChoice.module.css';

interface MenuChoiceProps {
  readonly onChoose: () => void;
  /** The digit that chooses it while the menu is open. */
  readonly digit?: string;
  /** The key that does the same without the menu. */
  readonly caps?: readonly string[];
  /** An explanation below its name. */
  readonly hint?: string;
  /** Why it cannot be chosen now. It stays focusable and readable, so that the user learns the reason. */
  readonly whyNot?: string | undefined;
  readonly isCurrent?: boolean;
  /** Whether it asks something first. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
}

/** One item of a menu, with an explanation; choosing it closes the menu. */
export function MenuChoice(props: MenuChoiceProps) {
  const { onChoose, digit, caps, hint = '', whyNot, isCurrent = false, children } = props;
  const { staysOpen = false } = props;
  return (
    <button
      type="button"
      className={styles['choice']}
      data-digit={digit}
      aria-current={isCurrent ? 'true' : undefined}
      aria-disabled={whyNot !== undefined}
      onClick={({ currentTarget }) => {
        if (whyNot !== undefined) return;
        if (!staysOpen) closeMenu(currentTarget);
        onChoose();
      }}
    >
      {digit !== undefined && <Kbd caps={[digit]} />}
      <span className={styles['words']}>
        <span className={styles['name']}>{children}</span>
        {hint !== '' && <span className={styles['hint']}>{hint}</span>}
        {whyNot !== undefined && <span className={styles['hint']}>{whyNot}</span>}
      </span>
      {caps && <Kbd caps={caps} />}
    </button>
  );
}

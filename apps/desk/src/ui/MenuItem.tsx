import type { ReactNode } from 'react';
import { Kbd } from './Kbd.tsx';
import { closeMenu } from './Menu.tsx';
import styles from './Menu.module.css';

interface MenuItemProps {
  readonly onChoose: () => void;
  readonly caps?: readonly string[];
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** One item of a menu; choosing it closes the menu. */
export function MenuItem({ onChoose, caps, isCurrent = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      className={styles['item']}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={({ currentTarget }) => {
        closeMenu(currentTarget);
        onChoose();
      }}
    >
      <span>{children}</span>
      {caps && <Kbd caps={caps} />}
    </button>
  );
}

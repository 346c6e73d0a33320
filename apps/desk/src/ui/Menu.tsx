import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Kbd } from './Kbd.tsx';
import styles from './Menu.module.css';

interface MenuProps {
  readonly label: ReactNode;
  readonly caps?: readonly string[];
  /** For opening it by a key: `openMenu(ref)`. */
  readonly menuRef?: RefObject<HTMLDetailsElement | null>;
  /** The edge of the button that the panel aligns with. */
  readonly side?: 'start' | 'end';
  readonly rises?: boolean;
  /** Menus with the same name close each other. */
  readonly name?: string;
  readonly children: ReactNode;
}

const itemsOf = (menu: HTMLDetailsElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[data-panel] :is(a, button, input):not(:disabled)'),
];

/** The item with this digit, or at this position. In an empty text field a digit chooses too. */
function ofDigit(
  items: readonly HTMLElement[],
  { key, target }: KeyboardEvent,
): HTMLElement | undefined {
  const said = items.find(({ dataset }) => dataset['digit'] === key);
  if (!(target instanceof HTMLInputElement)) return said ?? items[Number(key) - 1];
  return target.type === 'text' && target.value === '' ? said : undefined;
}

export function openMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  if (!menu.current) return;
  menu.current.open = true;
  itemsOf(menu.current)[0]?.focus();
}

/** Called by an item that is done. */
export const closeMenu = (within: Element): void => {
  const menu = within.closest('details');
  if (!menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
};

/** The browser's own disclosure with menu keys: arrows step, a digit chooses, Escape closes. */
export function Menu({
  label,
  caps,
  menuRef,
  side = 'end',
  rises = false,
  name = 'menu',
  children,
}: MenuProps) {
  const own = useRef<HTMLDetailsElement>(null);
  const menu = menuRef ?? own;

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>): void {
    const details = event.currentTarget;
    if (!details.open) return;
    const items = itemsOf(details);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const isDigit = /^\d$/u.test(event.key);
    const chosen = isDigit ? ofDigit(items, event) : undefined;
    const isTyped = event.target instanceof HTMLInputElement && !chosen;
    if (event.key === 'Escape') closeMenu(details);
    else if (step !== undefined) items.at((at + step) % items.length)?.focus();
    else if (isDigit && !isTyped) chosen?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // The keys belong to the items inside; the disclosure only receives them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      name={name}
      className={styles['menu']}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={styles['summary']}>
        {label}
        {caps && <Kbd caps={caps} />}
      </summary>
      <div
        data-panel=""
        className={`${styles['panel']} ${styles[side]} ${rises ? styles['rises'] : ''}`}
      >
        {children}
      </div>
    </details>
  );
}

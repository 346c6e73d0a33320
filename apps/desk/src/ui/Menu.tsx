import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Kbd } from './Kbd.tsx';
import styles from './Menu.module.css';

interface MenuProps {
  readonly label: ReactNode;
  readonly caps?: readonly string[];
  /** To open it by a key: `openMenu(ref)`. */
  readonly menuRef?: RefObject<HTMLDetailsElement | null>;
  /** Which edge of its button the panel keeps to. */
  readonly side?: 'start' | 'end';
  readonly rises?: boolean;
  /** Menus of one name close each other. */
  readonly name?: string;
  readonly children: ReactNode;
}

const itemsOf = (menu: HTMLDetailsElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[data-panel] :is(a, button, input):not(:disabled)'),
];

/** The one that says so, or the one in that place. In an empty field of words a digit chooses too: it is not typed yet. */
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

/** What is inside decides when the menu is done with. */
export const closeMenu = (within: Element): void => {
  const menu = within.closest('details');
  if (!menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
};

/** The browser's own disclosure, with what hands expect: arrows walk, a digit chooses, Escape leaves. */
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
    // The keys are those of the items inside; the disclosure only hears them pass.
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

import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: 'small' | 'middle' | 'large';
  /** One that must be answered does not close by Escape. */
  readonly mustAnswer?: boolean;
  readonly children: ReactNode;
}

/** The browser's own dialog: focus stays within, and goes back where it was. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'small',
  mustAnswer = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[size]}`}
      aria-labelledby={heading}
      onClose={onClose}
      onCancel={(event) => {
        if (mustAnswer) event.preventDefault();
      }}
    >
      <h2 id={heading} className={styles['title']}>
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}

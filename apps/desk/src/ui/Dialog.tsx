import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: 'small' | 'middle' | 'large';
  /** A dialog that must be answered does not close by Escape. */
  readonly mustAnswer?: boolean;
  readonly children: ReactNode;
}

/** The browser's own dialog: the focus stays inside and returns afterwards. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'small',
  mustAnswer = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) {
      dialog.current.showModal();
      // A large dialog is read from its top; focusing a button at its end would scroll there.
      if (size === 'large') heading.current?.focus();
    }
    if (!isOpen) dialog.current?.close();
  }, [isOpen, size]);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[size]}`}
      aria-labelledby={headingId}
      onClose={onClose}
      onCancel={(event) => {
        if (mustAnswer) event.preventDefault();
      }}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles['title']}>
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}

import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './Composer.module.css';

interface ComposerProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly head: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onShut: () => void;
  /** Covers the whole screen of a phone. */
  readonly isLarge?: boolean;
  readonly textRef?: RefObject<HTMLTextAreaElement | null>;
  /** Between head and text: templates, and who else is writing. */
  readonly above?: ReactNode;
  readonly foot: ReactNode;
  /** Receives files that were dropped onto the text or pasted. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/** The open composer, below the message that it answers. */
export function Composer(props: ComposerProps) {
  const {
    label,
    head,
    text,
    onText,
    onShut,
    isLarge = false,
    textRef,
    above,
    foot,
    onFiles,
  } = props;
  const [isOver, setOver] = useState(false);
  const own = useRef<HTMLTextAreaElement>(null);
  const area = textRef ?? own;
  const id = useId();
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [area]);
  return (
    <section
      className={`${styles['composer']} ${isLarge ? styles['large'] : ''}`}
      aria-label={label}
      data-over={isOver ? '' : undefined}
    >
      <div className={styles['head']}>
        <p className={styles['to']}>{head}</p>
        <Button look="quiet" aria-label={`Collapse the ${label.toLowerCase()}`} onClick={onShut}>
          ⌄
        </Button>
      </div>
      {above}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles['text']}
        dir="auto"
        value={text}
        maxLength={10_000}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
        }}
        onDragOver={(event) => {
          if (!onFiles || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          setOver(false);
          if (!onFiles || event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          onFiles([...event.dataTransfer.files]);
        }}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          // Text copied from a page may include a picture of itself.
          if (!onFiles || files.length === 0 || event.clipboardData.getData('text') !== '') return;
          event.preventDefault();
          onFiles(files);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onShut();
        }}
      />
      <div className={styles['foot']}>{foot}</div>
    </section>
  );
}

import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './Composer.module.css';

interface ComposerProps {
  /** What is written here, for whoever does not see it. */
  readonly label: string;
  readonly head: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onShut: () => void;
  /** Whether it takes the whole of a phone's screen. */
  readonly isLarge?: boolean;
  readonly textRef?: RefObject<HTMLTextAreaElement | null>;
  /** Between head and text: what to begin with, who else is writing. */
  readonly above?: ReactNode;
  readonly foot: ReactNode;
}

/** An open sheet to write on, below what is answered. */
export function Composer(props: ComposerProps) {
  const { label, head, text, onText, onShut, isLarge = false, textRef, above, foot } = props;
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
    >
      <div className={styles['head']}>
        <p className={styles['to']}>{head}</p>
        <Button look="quiet" aria-label={`Put the ${label.toLowerCase()} aside`} onClick={onShut}>
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
        onKeyDown={({ key }) => {
          if (key === 'Escape') onShut();
        }}
      />
      <div className={styles['foot']}>{foot}</div>
    </section>
  );
}

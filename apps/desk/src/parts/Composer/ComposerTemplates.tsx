import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import styles from './ComposerTemplates.module.css';

interface Offered {
  readonly id: string;
  readonly name: string;
  /** The language of the template, if it is not the enquirer's. */
  readonly note: string | undefined;
}

interface ComposerTemplatesProps {
  readonly templates: readonly Offered[];
  readonly caps: readonly string[];
  readonly rowRef: RefObject<HTMLDivElement | null>;
  readonly onChoose: (id: string) => void;
  /** After the templates: the choice of language, and the preview. */
  readonly children: ReactNode;
}

/** The templates to begin with, in a row. */
export function ComposerTemplates({
  templates,
  caps,
  rowRef,
  onChoose,
  children,
}: ComposerTemplatesProps) {
  if (templates.length === 0) return null;
  return (
    <div ref={rowRef} className={styles['row']} role="group" aria-label="Begin with">
      <span className={styles['begin']}>
        Begin with <Kbd caps={caps} />
      </span>
      {templates.map(({ id, name, note }) => (
        <Button
          key={id}
          onClick={() => {
            onChoose(id);
          }}
        >
          {name}
          {note !== undefined && <span className={styles['note']}> {note}</span>}
        </Button>
      ))}
      {children}
    </div>
  );
}

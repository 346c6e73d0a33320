import type { Template } from '@old/contract/desk/mails';
import type { RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import styles from './ComposerTemplates.module.css';

interface ComposerTemplatesProps {
  readonly templates: readonly Template[];
  readonly caps: readonly string[];
  readonly rowRef: RefObject<HTMLDivElement | null>;
  readonly onChoose: (template: Template) => void;
}

/** Texts to begin with, side by side; the row scrolls in its own frame. */
export function ComposerTemplates({ templates, caps, rowRef, onChoose }: ComposerTemplatesProps) {
  if (templates.length === 0) return null;
  return (
    <div ref={rowRef} className={styles['row']} role="group" aria-label="Begin with">
      <span className={styles['begin']}>
        Begin with <Kbd caps={caps} />
      </span>
      {templates.map((template) => (
        <Button
          key={template.id}
          onClick={() => {
            onChoose(template);
          }}
        >
          {template.name}
        </Button>
      ))}
    </div>
  );
}

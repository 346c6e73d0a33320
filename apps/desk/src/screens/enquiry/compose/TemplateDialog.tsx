import type { TemplateValues } from '@studio/contract/desk/reply-text';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { languageName } from '#parts/language-name.ts';
import { FilledText } from '#parts/FilledText/FilledText.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { Choice } from './template-choices.ts';
import styles from './TemplateDialog.module.css';

interface TemplateDialogProps {
  readonly choices: readonly Choice[];
  /** Whose enquiry it is. */
  readonly to: string;
  readonly valuesIn: (language: string) => TemplateValues;
  readonly onInsert: (choice: Choice) => void;
  readonly onClose: () => void;
}

/** A preview of each template as it would look in this reply. */
export function TemplateDialog({ choices, to, valuesIn, onInsert, onClose }: TemplateDialogProps) {
  const [id, setId] = useState(choices[0]?.id);
  const shown = choices.find((one) => one.id === id) ?? choices[0];
  return (
    <Dialog title="Begin with a template" size="middle" isOpen onClose={onClose}>
      <div className={styles['both']}>
        <div className={styles['list']} role="group" aria-label="Templates">
          {choices.map((choice) => (
            <Button
              key={choice.id}
              aria-pressed={choice.id === shown?.id}
              onClick={() => {
                setId(choice.id);
              }}
            >
              {choice.name}
            </Button>
          ))}
        </div>
        {shown && (
          <div className={styles['preview']}>
            <p>
              Filled in for <bdi>{to}</bdi>, in{' '}
              {languageName(shown.chosen.language) ?? shown.chosen.language}
              {shown.isInstead && ', because there is no text in their language'}
            </p>
            <FilledText
              label={`Preview of ${shown.name}`}
              text={shown.chosen.text}
              language={shown.chosen.language}
              values={valuesIn(shown.chosen.language)}
            />
          </div>
        )}
      </div>
      <div className={styles['buttons']}>
        <Button
          look="solid"
          disabled={!shown}
          onClick={() => {
            if (shown) onInsert(shown);
          }}
        >
          Insert it
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Link to="/templates" search={{ template: shown?.id, language: shown?.chosen.language }}>
          Open it under Templates
        </Link>
      </div>
    </Dialog>
  );
}

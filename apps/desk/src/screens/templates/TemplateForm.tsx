import {
  LONGEST_REPLY,
  templateFields,
  unknownFieldsMessage,
} from '@studio/contract/desk/reply-text';
import { TEMPLATE_NAME } from '@studio/contract/desk/templates';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './Templates.module.css';

interface TemplateFormProps {
  readonly name: string;
  readonly text: string;
  readonly language: string;
  /** There are changes to save, and no request is under way. */
  readonly isReady: boolean;
  /** The service's error, as a sentence. */
  readonly fault: string | undefined;
  readonly onName: (name: string) => void;
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
  /** Further actions. */
  readonly children: ReactNode;
}

/** The name and the text of a template in one language. */
export function TemplateForm(props: TemplateFormProps) {
  const { name, text, language, isReady, fault, onName, onText, onSave, children } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const unknown = unknownFieldsMessage(text);
  const isRight = name.trim() !== '' && text.trim() !== '' && unknown === undefined;

  /** At the cursor, replacing the selection. */
  function insert(words: string): void {
    const { current } = area;
    if (!current) return;
    current.setRangeText(words, current.selectionStart, current.selectionEnd, 'end');
    onText(current.value);
    current.focus();
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && isRight) onSave();
      }}
    >
      <Field
        label="Name"
        hint="Colleagues choose the template by this name. It is the same in every language."
        value={name}
        maxLength={TEMPLATE_NAME}
        autoComplete="off"
        onChange={({ target }) => {
          onName(target.value);
        }}
      />
      <div className={styles['words']}>
        <label htmlFor={id}>Text</label>
        <textarea
          ref={area}
          id={id}
          rows={14}
          lang={language}
          dir="auto"
          value={text}
          maxLength={LONGEST_REPLY}
          aria-invalid={unknown !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => {
            onText(target.value);
          }}
        />
        <p id={`${id}-fault`} className={styles['fault']} role="status">
          {unknown ?? fault}
        </p>
      </div>
      <div className={styles['fields']} role="group" aria-label="Insert">
        <span>Insert</span>
        {templateFields.map((field) => (
          <Button
            key={field}
            onClick={() => {
              insert(`{${field}}`);
            }}
          >
            {`{${field}}`}
          </Button>
        ))}
        <Button
          onClick={() => {
            insert('[to be filled in]');
          }}
        >
          [a gap]
        </Button>
      </div>
      <p className={styles['hint']}>
        {'{times}'} becomes two lines: times at which both offices are open, in their time zone and
        in ours. A field without a value becomes a gap, and a reply with a gap cannot be sent.
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" look="solid" disabled={!isReady || !isRight}>
          Save
        </Button>
        {children}
      </div>
    </form>
  );
}

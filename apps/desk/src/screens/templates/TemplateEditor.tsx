import { STOCK_LANGUAGE } from '@studio/contract/desk/template-languages';
import type { ChangeTemplate, Template, TemplateChange } from '@studio/contract/desk/templates';
import { useEffect, useState } from 'react';
import { useChangeTemplate } from '#api/templates.ts';
import { languageName } from '#parts/language-name.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.store.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { TemplateConflict } from './TemplateConflict.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateHistory } from './TemplateHistory.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import styles from './Templates.module.css';
import { keepUnsaved, unsavedOf, NOTHING, type Typed } from './unsaved-text.ts';

interface TemplateEditorProps {
  readonly template: Template;
  readonly language: string;
  /** The name of the user. */
  readonly me: string;
  readonly mayChange: boolean;
}

type Language = Extract<ChangeTemplate, { kind: 'written' }>['language'];

/** One template: its text in a language, a preview, and its history. */
export function TemplateEditor({ template, language, me, mayChange }: TemplateEditorProps) {
  const [typed, setTyped] = useState(() => unsavedOf(template.id)?.typed ?? NOTHING);
  // The version on the screen when typing began: a later change by a colleague is not overwritten.
  const [seen, setSeen] = useState(() => unsavedOf(template.id)?.seen ?? template.seen);
  const change = useChangeTemplate();
  const savedIn = (of: string) => template.texts.find((one) => one.language === of);
  const now = savedIn(language);
  const name = typed.name ?? template.name;
  const text = typed.texts[language] ?? now?.text ?? '';
  const isTyped = name !== template.name || text !== (now?.text ?? '');
  const hasTyped =
    isTyped ||
    Object.entries(typed.texts).some(
      ([of, words]) => words !== undefined && words !== (savedIn(of)?.text ?? ''),
    );
  const isConflict = template.seen !== seen && !change.isPending;
  // If the user has typed nothing, the newer text is simply shown.
  if (isConflict && !hasTyped) setSeen(template.seen);
  useEffect(() => {
    keepUnsaved(template.id, typed === NOTHING ? undefined : { typed, seen });
  }, [template.id, typed, seen]);
  const about = { template: template.id, seen };
  const named = languageName(language) ?? language;
  /** The content has a text in this language. */
  const hasStock = template.hasStock && language === STOCK_LANGUAGE;

  function send(body: ChangeTemplate, said: string, kept: Typed = typed): void {
    change.mutate(body, {
      onSuccess: (templates) => {
        setTyped(kept);
        setSeen(templates.find(({ id }) => id === template.id)?.seen ?? '0');
        showToast(said);
      },
    });
  }
  const write = (of: string, words: string, called: string, said: string, at = seen) => {
    send(
      // Only languages of the list can be chosen; the service refuses any other.
      {
        kind: 'written',
        template: template.id,
        seen: at,
        language: of as Language,
        name: called,
        text: words,
      },
      said,
      {
        name: called === name ? undefined : typed.name,
        texts: { ...typed.texts, [of]: undefined },
      },
    );
  };
  const again = (former: TemplateChange) => {
    if (former.language === null || former.text === null) return;
    write(former.language, former.text, template.name, 'The earlier text is restored.');
  };

  return (
    <div className={styles['editor']}>
      <div className={styles['side']}>
        <LanguageTabs
          template={template.id}
          language={language}
          texts={template.texts}
          mayAdd={mayChange && template.texts.length > 0}
        />
        {isConflict && hasTyped && (
          <TemplateConflict
            by={template.changedBy?.name}
            theirs={now?.text}
            onMine={() => {
              setSeen(template.seen);
              if (isTyped) write(language, text, name, 'Saved.', template.seen);
            }}
            onTheirs={() => {
              setTyped(NOTHING);
              setSeen(template.seen);
              change.reset();
            }}
          />
        )}
        {mayChange ? (
          <TemplateForm
            name={name}
            text={text}
            language={language}
            isReady={isTyped && !isConflict && !change.isPending}
            fault={isConflict ? undefined : change.error?.message}
            onName={(words) => {
              change.reset();
              setTyped({ ...typed, name: words });
            }}
            onText={(words) => {
              change.reset();
              setTyped({ ...typed, texts: { ...typed.texts, [language]: words } });
            }}
            onSave={() => {
              write(language, text, name, 'Saved. It applies to replies begun from now on.');
            }}
          >
            {hasTyped && (
              <Button
                onClick={() => {
                  setTyped(NOTHING);
                }}
              >
                Discard changes
              </Button>
            )}
            {hasStock && now?.isStock === false && (
              <Button
                disabled={change.isPending}
                onClick={() => {
                  send({ kind: 'stock', ...about }, 'The original text is restored.', NOTHING);
                }}
              >
                Restore the original text
              </Button>
            )}
            {now && !hasStock && template.texts.length > 1 && (
              <Button
                disabled={change.isPending}
                onClick={() => {
                  send(
                    { kind: 'removed', ...about, language: language as Language },
                    `The ${named} text is removed.`,
                    NOTHING,
                  );
                }}
              >
                Remove {named}
              </Button>
            )}
            {template.texts.length > 0 && (
              <Button
                disabled={change.isPending}
                onClick={() => {
                  send(
                    { kind: template.isRetired ? 'offered' : 'retired', ...about },
                    template.isRetired ? 'It is offered again.' : 'It is no longer offered.',
                  );
                }}
              >
                {template.isRetired ? 'Offer it again' : 'Stop offering it'}
              </Button>
            )}
          </TemplateForm>
        ) : (
          <p className={styles['former']} lang={language} dir="auto">
            {text}
          </p>
        )}
      </div>
      <div className={styles['side']}>
        <TemplatePreview text={text} language={language} me={me} />
        {template.texts.length > 0 && (
          <TemplateHistory template={template} onAgain={mayChange ? again : undefined} />
        )}
      </div>
    </div>
  );
}

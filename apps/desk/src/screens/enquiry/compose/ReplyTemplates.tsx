import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { filled } from '@studio/contract/desk/reply-text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { officeQuery } from '#api/me.ts';
import { templatesQuery } from '#api/templates.ts';
import { capsOf } from '#keys/key-table.ts';
import { ComposerTemplates } from '#parts/Composer/ComposerTemplates.tsx';
import { languageName } from '#parts/language-name.ts';
import { useOffice } from '#parts/office.ts';
import { templateValues } from '#parts/template-fields/template-values.ts';
import { Button } from '#ui/Button.tsx';
import styles from './compose.module.css';
import { choicesIn, type Choice } from './template-choices.ts';

const TemplateDialog = lazy(() =>
  import('./TemplateDialog.tsx').then((part) => ({ default: part.TemplateDialog })),
);

interface ReplyTemplatesProps {
  readonly enquiry: EnquiryDetail;
  readonly me: { readonly name: string };
  readonly rowRef: RefObject<HTMLDivElement | null>;
  /** Once text is written, the hint makes room for it. */
  readonly isBegun: boolean;
  /** Called with the filled-in text of the chosen template. */
  readonly onText: (words: string) => void;
}

const named = (language: string): string => languageName(language) ?? language;

/** Templates to begin the reply with, in the language of their browser if available; otherwise the row says so. */
export function ReplyTemplates({ enquiry, me, rowRef, isBegun, onText }: ReplyTemplatesProps) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const { data: office } = useQuery(officeQuery);
  const { now } = useOffice();
  const theirs = enquiry.origin.language;
  const [language, setLanguage] = useState('');
  const [isLooking, setLooking] = useState(false);
  const wanted = language || theirs;
  const choices = choicesIn(templates, wanted);
  const languages = [
    ...new Set(
      templates
        .filter(({ isRetired }) => !isRetired)
        .flatMap(({ texts }) => texts.map((text) => text.language)),
    ),
  ];
  if (!office) return null;
  const valuesIn = (of: string) =>
    templateValues(enquiry, { me: me.name, hours: office.hours, now: now() }, of);
  const insert = ({ chosen }: Choice) => {
    onText(filled(chosen.text, valuesIn(chosen.language)));
  };
  // Said once if true of all templates, otherwise for each.
  const isNone = choices.length > 0 && choices.every(({ isInstead }) => isInstead);
  return (
    <>
      <ComposerTemplates
        templates={choices.map(({ id, name, chosen, isInstead }) => ({
          id,
          name,
          note: isInstead && !isNone ? `in ${named(chosen.language)}` : undefined,
        }))}
        caps={capsOf('templateTyping')}
        rowRef={rowRef}
        onChoose={(id) => {
          const choice = choices.find((one) => one.id === id);
          if (choice) insert(choice);
        }}
      >
        <Button
          look="quiet"
          onClick={() => {
            setLooking(true);
          }}
        >
          Preview…
        </Button>
        {languages.length > 1 && (
          <select
            className={styles['language']}
            aria-label="Language of the templates"
            value={language}
            onChange={({ target }) => {
              setLanguage(target.value);
            }}
          >
            <option value="">
              {theirs === '' ? 'Unknown language' : `${named(theirs)}, theirs`}
            </option>
            {languages.map((one) => (
              <option key={one} value={one}>
                {named(one)}
              </option>
            ))}
          </select>
        )}
        {isNone && !isBegun && (
          <span className={styles['dim']}>No template is in {named(wanted)}, their language.</span>
        )}
      </ComposerTemplates>
      {isLooking && (
        <Suspense fallback={null}>
          <TemplateDialog
            choices={choices}
            to={enquiry.fields.name}
            valuesIn={valuesIn}
            onInsert={(choice) => {
              setLooking(false);
              insert(choice);
            }}
            onClose={() => {
              setLooking(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

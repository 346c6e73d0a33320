import type { Template, TemplateChange } from '@studio/contract/desk/templates';
import { useQuery } from '@tanstack/react-query';
import { templateChangesQuery } from '#api/templates.ts';
import { languageName } from '#parts/language-name.ts';
import { formatMoment } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Templates.module.css';

interface TemplateHistoryProps {
  readonly template: Template;
  /** Undefined if the user may only read it. */
  readonly onAgain: ((change: TemplateChange) => void) | undefined;
}

function whatWasDone({ kind, language }: TemplateChange): string {
  const named = language === null ? '' : (languageName(language) ?? language);
  switch (kind) {
    case 'written':
      return `wrote the ${named} text`;
    case 'stock':
      return 'restored the original text';
    case 'removed':
      return `removed the ${named} text`;
    case 'retired':
      return 'stopped offering it';
    case 'offered':
      return 'offered it again';
  }
}

/** The changes, latest first; every earlier text can be read and restored. */
export function TemplateHistory({ template, onAgain }: TemplateHistoryProps) {
  const { data: changes = [], error } = useQuery(templateChangesQuery(template.id, template.seen));
  const { zone } = useOffice();
  const now = useMinute();
  const isShown = ({ language, text }: TemplateChange): boolean =>
    template.texts.some((one) => one.language === language && one.text === text);
  return (
    <section aria-labelledby="history">
      <h2 id="history">Who changed it</h2>
      {template.seen === '0' && <p>No one yet: this is the original text.</p>}
      {error && <p role="alert">{error.message}</p>}
      <ol className={styles['history']}>
        {changes.map((change) => (
          <li key={change.id}>
            <p>
              <b>{change.by?.name ?? 'A former colleague'}</b> {whatWasDone(change)},{' '}
              <time dateTime={change.at}>{formatMoment(new Date(change.at), now, zone)}</time>
            </p>
            {change.text !== null && (
              <details>
                <summary>Read it</summary>
                <p className={styles['former']} lang={change.language ?? undefined} dir="auto">
                  {change.text}
                </p>
                {onAgain && !isShown(change) && (
                  <Button
                    onClick={() => {
                      onAgain(change);
                    }}
                  >
                    Restore this text
                  </Button>
                )}
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

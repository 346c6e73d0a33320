import { templateLanguages } from '@studio/contract/desk/template-languages';
import type { TemplateText } from '@studio/contract/desk/templates';
import { Link, useNavigate } from '@tanstack/react-router';
import { languageName } from '#parts/language-name.ts';
import styles from './Templates.module.css';

interface LanguageTabsProps {
  readonly template: string;
  readonly language: string;
  readonly texts: readonly TemplateText[];
  readonly mayAdd: boolean;
}

const named = (language: string): string => languageName(language) ?? language;

/** The languages of a template, and those that can be added. */
export function LanguageTabs({ template, language, texts, mayAdd }: LanguageTabsProps) {
  const navigate = useNavigate();
  const has = (one: string): boolean => texts.some((text) => text.language === one);
  const shown = has(language)
    ? texts
    : [...texts, { language, text: '', isStock: false, isOld: false }];
  return (
    <nav className={styles['languages']} aria-label="Languages">
      {shown.map(({ language: one, isOld }) => (
        <Link
          key={one}
          to="/templates"
          search={{ template, language: one }}
          aria-current={one === language ? 'page' : undefined}
        >
          {named(one)}
          {isOld && <span className={styles['old']}> older than the English text</span>}
          {!has(one) && <span> not saved yet</span>}
        </Link>
      ))}
      {mayAdd && (
        <select
          aria-label="Add a language"
          value=""
          onChange={({ target }) => {
            void navigate({ to: '/templates', search: { template, language: target.value } });
          }}
        >
          <option value="">Add a language</option>
          {templateLanguages
            .filter((one) => !has(one))
            .map((one) => ({ one, name: named(one) }))
            .sort((a, b) => a.name.localeCompare(b.name, 'en'))
            .map(({ one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
        </select>
      )}
    </nav>
  );
}

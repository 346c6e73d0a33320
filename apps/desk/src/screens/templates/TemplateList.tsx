import type { Template } from '@studio/contract/desk/templates';
import { Link } from '@tanstack/react-router';
import { languageName } from '#parts/language-name.ts';
import { formatMoment } from '#parts/format-time.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { Cards } from '#ui/Cards.tsx';
import styles from './Templates.module.css';

const languagesOf = ({ texts }: Template): string =>
  texts
    .map(
      ({ language, isOld }) =>
        `${languageName(language) ?? language}${isOld ? ' (older than the English text)' : ''}`,
    )
    .join(', ');

function Changed({ template }: { readonly template: Template }) {
  const { zone } = useOffice();
  const now = useMinute();
  const { changedAt, changedBy } = template;
  if (changedAt === null) return 'never';
  return `${changedBy?.name ?? 'a former colleague'}, ${formatMoment(new Date(changedAt), now, zone)}`;
}

/** All templates; those no longer offered come last. */
export function TemplateList({ templates }: { readonly templates: readonly Template[] }) {
  if (templates.length === 0)
    return (
      <p>No templates yet: the website’s content has none, and no one has written one here.</p>
    );
  return (
    <Cards
      caption="Templates"
      head={['Name', 'Languages', 'Changed', 'Offered']}
      rows={templates
        .toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired))
        .map((template) => ({
          key: template.id,
          cells: [
            <Link
              key="open"
              className={styles['open']}
              to="/templates"
              search={{ template: template.id, language: undefined }}
            >
              {template.name}
            </Link>,
            languagesOf(template),
            <Changed key="changed" template={template} />,
            template.isRetired ? 'no longer' : 'with every reply',
          ],
        }))}
    />
  );
}

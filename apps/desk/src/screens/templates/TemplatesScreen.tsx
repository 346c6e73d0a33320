import { mayDo } from '@studio/contract/desk/roles';
import { STOCK_LANGUAGE } from '@studio/contract/desk/template-languages';
import type { Template } from '@studio/contract/desk/templates';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { meQuery } from '#api/me.ts';
import { templatesQuery } from '#api/templates.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { Button } from '#ui/Button.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';
import { TemplateList } from './TemplateList.tsx';
import styles from './Templates.module.css';

/** A new template has its id in the URL from the start, so that saving it twice creates one. */
const unsaved = (id: string): Template => ({
  id,
  name: '',
  hasStock: false,
  isRetired: false,
  texts: [],
  seen: '0',
  changedBy: null,
  changedAt: null,
});

/** The list of reply templates, or one of them. */
export function TemplatesScreen() {
  const { template: id, language } = useSearch({ from: '/templates' });
  const { data: me } = useQuery(meQuery);
  const { data: templates, error } = useQuery(templatesQuery);
  const navigate = useNavigate();
  if (!me || !templates) return <LoadingOrError error={error} />;
  const mayChange = mayDo(me.roles, 'lists');
  const found = templates.find((one) => one.id === id);
  if (id !== undefined && (found || mayChange)) {
    const shown = found ?? unsaved(id);
    return (
      <div>
        <ScreenHeader
          title={shown.name || 'New template'}
          text={
            shown.isRetired
              ? 'It is no longer offered.'
              : 'Everyone can use it; managers can change it.'
          }
        >
          <Link to="/templates" search={{ template: undefined, language: undefined }}>
            All templates
          </Link>
        </ScreenHeader>
        <TemplateEditor
          key={id}
          template={shown}
          language={language ?? shown.texts[0]?.language ?? STOCK_LANGUAGE}
          me={me.name}
          mayChange={mayChange}
        />
      </div>
    );
  }
  return (
    <div>
      <ScreenHeader
        title="Templates"
        text="Texts to begin a reply with. Everyone can use them; managers can change them."
      >
        {mayChange && (
          <Button
            look="solid"
            onClick={() =>
              void navigate({
                to: '/templates',
                search: { template: crypto.randomUUID(), language: STOCK_LANGUAGE },
              })
            }
          >
            New template
          </Button>
        )}
      </ScreenHeader>
      <section className={styles['part']} aria-label="Templates">
        <TemplateList templates={templates} />
      </section>
    </div>
  );
}

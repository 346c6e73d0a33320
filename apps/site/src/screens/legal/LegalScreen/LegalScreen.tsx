import { formatDay } from '@studio/contract/format-date';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './LegalScreen.module.css';

/** A long text with its table of contents, which stays in view beside it. */
export function LegalScreen({ page: { subject } }: ScreenProps<'legal'>) {
  const { page } = subject;
  return (
    <>
      <PaperHero title={page.title} opening={<RichText text={page.opening} />} />
      <Band>
        <Frame className={styles.legal}>
          <Cell as="nav" span="1-3" label="On this page" className={styles.contents}>
            <ol>
              {page.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
            <p className="muted">Last changed {formatDay(page.updated)}</p>
          </Cell>
          <Cell span="4-12" className={styles.text}>
            {page.sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id}>
                <h2 id={section.id}>{section.title}</h2>
                {section.paragraphs.map((paragraph, i) => (
                  <p key={i}>
                    <RichText text={paragraph} />
                  </p>
                ))}
                {section.list.length > 0 && (
                  <ul>
                    {section.list.map((item, i) => (
                      <li key={i}>
                        <RichText text={item} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </Cell>
        </Frame>
      </Band>
    </>
  );
}

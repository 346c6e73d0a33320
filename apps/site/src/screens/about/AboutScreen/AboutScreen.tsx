import { PageDrawing } from '@studio/drawings/registry/PageDrawing/PageDrawing.tsx';
import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { DrawnBand } from '#sections/DrawnBand/DrawnBand.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { PeopleBand } from '../parts/PeopleBand/PeopleBand.tsx';
import styles from './AboutScreen.module.css';

/** The sections: the phases of a project, the habits, the people, what holds on this site, what we decline. */
const aboutOutline = ({ page, people }: SubjectOf<'about'>) =>
  [
    { id: 'phases', title: 'How a project runs' },
    { id: 'habits', title: page.habits.title },
    ...(people.length > 0 ? [{ id: 'people', title: 'Who you will meet' } as const] : []),
    { id: 'site', title: page.site.title },
    { id: 'refusals', title: page.refusals.title },
    { id: 'call', title: page.call.title },
  ] as const;

export function AboutScreen({ page: { subject }, links }: ScreenProps<'about'>) {
  const { page, people } = subject;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={<RichText text={page.opening} />}
        drawing={<PageDrawing name="HalfBridge" />}
      />
      <Chapters
        outline={aboutOutline(subject)}
        draw={{
          phases: ({ id, title }) => (
            <DrawnBand id={id} title={title} drawing={<PageDrawing name="WorkLife" />}>
              <Cell as="ol" inset="none" className={styles.phases}>
                {page.phases.map((phase) => (
                  <li key={phase.title}>
                    <h3>{phase.title}</h3>
                    <p>
                      <RichText text={phase.text} />
                    </p>
                    <p className={styles.who}>
                      <RichText text={phase.who} />
                    </p>
                  </li>
                ))}
              </Cell>
            </DrawnBand>
          ),
          habits: (chapter) => (
            <RowsBand {...chapter} opening={page.habits.opening} rows={page.habits.items} />
          ),
          people: (chapter) => <PeopleBand {...chapter} opening={page.people} people={people} />,
          site: (chapter) => (
            <RowsBand
              {...chapter}
              opening={page.site.opening}
              rows={page.site.items.map(({ title, promise }) => ({ title, text: promise }))}
            />
          ),
          refusals: ({ id, title }) => (
            <SideBand id={id} title={title} ground="wash" opening={page.refusals.opening}>
              <ul className={styles.refusals}>
                {page.refusals.items.map((item, i) => (
                  <li key={i} className="large">
                    <RichText text={item} />
                  </li>
                ))}
              </ul>
            </SideBand>
          ),
          call: ({ title }) => (
            <CallToAction title={title} text={page.call.text} sheet={links.sheet} />
          ),
        }}
      />
    </>
  );
}

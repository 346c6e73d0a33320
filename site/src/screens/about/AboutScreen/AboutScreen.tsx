import { Drawn } from '@old/drawings/found/Drawn/Drawn.tsx';
import { aboutOutline } from '#outline/about-outline.ts';
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

export function AboutScreen({ page: { subject } }: ScreenProps<'about'>) {
  const { page, people } = subject;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={<RichText text={page.opening} />}
        drawing={<Drawn name="HalfBridge" />}
      />
      <Chapters
        outline={aboutOutline(subject)}
        draw={{
          phases: ({ id, title }) => (
            <DrawnBand id={id} title={title} drawing={<Drawn name="WorkLife" />}>
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
          people: (chapter) => <PeopleBand {...chapter} people={people} />,
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
          call: ({ title }) => <CallToAction title={title} text={page.call.text} />,
        }}
      />
    </>
  );
}

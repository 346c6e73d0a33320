import type { ComponentProps } from 'react';
import type { SubjectOf } from '@studio/content/schema/site-page.ts';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './VacancyScreen.module.css';

interface PointsProps {
  readonly title: string;
  readonly points: readonly ComponentProps<typeof RichText>['text'][];
}

function Points({ title, points }: PointsProps) {
  return (
    <Cell span="7-12" className={styles.points}>
      <h2>{title}</h2>
      <ul>
        {points.map((point, i) => (
          <li key={i}>
            <RichText text={point} />
          </li>
        ))}
      </ul>
    </Cell>
  );
}

/** The requirements and the offer of a vacancy, after its description. */
const vacancyOutline = ({ vacancy }: SubjectOf<'vacancy'>) =>
  [
    { id: 'needs', title: 'What you bring', points: vacancy.needs },
    { id: 'offers', title: 'What we offer', points: vacancy.offers },
  ] as const;

export function VacancyScreen({ page }: ScreenProps<'vacancy'>) {
  const { vacancy } = page.subject;
  return (
    <>
      <PaperHero
        above={<Breadcrumbs trail={page.trail} />}
        title={vacancy.title}
        opening={<RichText text={vacancy.place} />}
      />
      <Band>
        <Frame lines="half" className={styles.body}>
          <Cell span="1-6" className={styles.points}>
            {vacancy.sample && <Tag>Sample vacancy</Tag>}
            <p className="large">
              <RichText text={vacancy.work} />
            </p>
            <p className="muted">
              {vacancy.employment}, open until {vacancy.until}
            </p>
            <p>
              <RichText text={vacancy.apply} />
            </p>
          </Cell>
          {vacancyOutline(page.subject).map(({ id, title, points }) => (
            <Points key={id} title={title} points={points} />
          ))}
        </Frame>
      </Band>
    </>
  );
}

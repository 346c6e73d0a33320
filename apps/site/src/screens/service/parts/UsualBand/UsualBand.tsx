import { WeekRuler } from '@studio/drawings/measures/WeekRuler/WeekRuler.tsx';
import { engagementFigures, engagementTerms } from '#outline/service-outline.ts';
import type { Service } from '@studio/content/schema/entries.ts';
import { PersonPicture } from '#sections/PersonPicture/PersonPicture.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { LoudHeading } from '../LoudHeading/LoudHeading.tsx';
import styles from './UsualBand.module.css';

interface UsualBandProps {
  readonly id: string;
  readonly title: string;
  readonly service: Service;
  /** The path of the terms page, if it is on. */
  readonly terms: string | undefined;
}

/** A typical engagement: time, people and price in large type, on the same scale for all services. */
export function UsualBand({ id, title, service, terms }: UsualBandProps) {
  const { sample, shape } = service.engagement;
  const figures = engagementFigures(service, terms);
  const others = engagementTerms(service);
  return (
    <Band labelledBy={id} className={styles.usual}>
      <Frame>
        <LoudHeading id={id} title={title}>
          {sample && <Tag>Sample figures</Tag>}
        </LoudHeading>
        <Cell>
          {shape && (
            <>
              <dl className={styles.figures}>
                {figures.map(({ term, value, words }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                    <dd>
                      <RichText text={words} />
                    </dd>
                  </div>
                ))}
              </dl>
              <div className={styles.ruler}>
                <WeekRuler time={shape.time} people={shape.people} weeks={shape.weeks} />
              </div>
            </>
          )}
          <dl className={shape ? styles.terms : `${styles.terms} ${styles.words}`}>
            {(shape ? others : [...figures, ...others]).map(({ term, words, person }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={person && styles.person}>
                  {person && <PersonPicture {...person} />}
                  <p>
                    <RichText text={words} />
                  </p>
                </dd>
              </div>
            ))}
          </dl>
        </Cell>
      </Frame>
    </Band>
  );
}

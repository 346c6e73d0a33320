import { WhyMark } from '@studio/drawings/marks/WhyMark/WhyMark.tsx';
import type { Service } from '@studio/content/schema/entries.ts';
import type { PageFile } from '@studio/content/schema/page.schema.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { RunInList } from '../RunInList/RunInList.tsx';
import styles from './WhyBand.module.css';

interface WhyBandProps {
  readonly id: string;
  readonly title: string;
  /** The heading above the points about the company. */
  readonly company: string;
  readonly why: Service['whyUs'];
  readonly points: PageFile<'services'>['why'];
}

/** Why us: first the points of this service, then the three of the company. */
export function WhyBand({ id, title, company, why, points }: WhyBandProps) {
  return (
    <SideBand quiet id={id} title={title} opening={why.opening}>
      <RunInList items={why.items} columns="pairs" />
      <section aria-labelledby="why-company" className={styles.company}>
        <h3 id="why-company">{company}</h3>
        <ul>
          {points.map((point, i) => (
            <li key={point.title}>
              <WhyMark index={i} />
              <h4>{point.title}</h4>
              <p>
                <RichText text={point.text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </SideBand>
  );
}

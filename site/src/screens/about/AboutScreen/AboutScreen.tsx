import { WorkLife } from '../../../drawings/pages/WorkLife/WorkLife.tsx';
import type { PageFile } from '../../../schema/page.schema.ts';
import { CallToAction } from '../../../sections/CallToAction/CallToAction.tsx';
import { PaperHero } from '../../../sections/PaperHero/PaperHero.tsx';
import { RowList } from '../../../sections/RowList/RowList.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../ui/BandHeading/BandHeading.tsx';
import { Cell } from '../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import styles from './AboutScreen.module.css';

/** From the first talk to the years after: the drawing, the phases, the habits, the refusals. */
export function AboutScreen({ page }: { readonly page: PageFile<'about'> }) {
  return (
    <>
      <PaperHero title={page.heading} lead={<RichText text={page.lead} />} />
      <Band labelledBy="phases">
        <Frame>
          <BandHeading id="phases" title="How a piece of work goes" />
          <Cell as="figure" className={styles.drawing}>
            <WorkLife />
          </Cell>
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
        </Frame>
      </Band>
      <Band labelledBy="habits">
        <Frame lines="half">
          <BandHeading id="habits" title={page.habits.title}>
            <RichText text={page.habits.lead} />
          </BandHeading>
          <RowList rows={page.habits.items} />
        </Frame>
      </Band>
      <Band ground="wash" labelledBy="refusals">
        <Frame lines="half">
          <BandHeading id="refusals" title={page.refusals.title}>
            <RichText text={page.refusals.lead} />
          </BandHeading>
          <Cell as="ul" span="7-12" className={styles.refusals}>
            {page.refusals.items.map((item, i) => (
              <li key={i} className="lead">
                <RichText text={item} />
              </li>
            ))}
          </Cell>
        </Frame>
      </Band>
      <CallToAction title={page.call.title} text={page.call.text} />
    </>
  );
}

import { DeepExpertise } from '@studio/drawings/why/DeepExpertise/DeepExpertise.tsx';
import { DomainModules } from '@studio/drawings/why/DomainModules/DomainModules.tsx';
import { PartnerNetwork } from '@studio/drawings/why/PartnerNetwork/PartnerNetwork.tsx';
import type { PageFile } from '#schema/page.schema.ts';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './WhyCompanyBand.module.css';

interface WhyCompanyBandProps {
  readonly id: string;
  readonly title: string;
  readonly points: PageFile<'services'>['why'];
}

const drawings = [DeepExpertise, DomainModules, PartnerNetwork];
const spans = ['1-4', '5-8', '9-12'] as const;

/** Three points that hold for every service, each with its drawing, side by side. */
export function WhyCompanyBand({ id, title, points }: WhyCompanyBandProps) {
  return (
    <Band ground="wash" labelledBy={id}>
      <Frame>
        <BandHeading id={id} title={title} />
        {points.map((point, i) => {
          const Figure = drawings[i] ?? DeepExpertise;
          return (
            <Cell key={point.title} as="article" span={spans[i] ?? '1-4'} className={styles.point}>
              <Figure />
              <h3>{point.title}</h3>
              <p className="muted">
                <RichText text={point.text} />
              </p>
            </Cell>
          );
        })}
      </Frame>
    </Band>
  );
}

import { DeepExpertise } from '../../../../drawings/why/DeepExpertise/DeepExpertise.tsx';
import { DomainModules } from '../../../../drawings/why/DomainModules/DomainModules.tsx';
import { PartnerNetwork } from '../../../../drawings/why/PartnerNetwork/PartnerNetwork.tsx';
import type { PageFile } from '../../../../schema/page.schema.ts';
import { Band } from '../../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../../ui/BandHeading/BandHeading.tsx';
import { Cell } from '../../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../../ui/RichText/RichText.tsx';
import styles from './WhyCompanyBand.module.css';

interface WhyCompanyBandProps {
  readonly company: string;
  readonly points: PageFile<'services'>['why'];
}

const drawings = [DeepExpertise, DomainModules, PartnerNetwork];
const spans = ['1-4', '5-8', '9-12'] as const;

/** Three points that hold for every service, each with its drawing, side by side. */
export function WhyCompanyBand({ company, points }: WhyCompanyBandProps) {
  return (
    <Band ground="wash" labelledBy="why-company">
      <Frame>
        <BandHeading id="why-company" title={`Why ${company}?`} />
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

import { WorkingHours } from '@studio/drawings/pages/WorkingHours/WorkingHours.tsx';
import { sampleTerms } from '#outline/terms-outline.ts';
import { ourDay, regionDays } from '#outline/working-hours.ts';
import type { TermsPage } from '@studio/content/schema/entries.ts';
import { DrawnBand } from '#sections/DrawnBand/DrawnBand.tsx';
import { RowList } from '#sections/RowList/RowList.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';

interface HoursBandProps {
  readonly id: string;
  readonly title: string;
  readonly part: NonNullable<TermsPage['hours']>;
}

/** Our working day beside those of other regions. With script, start-own-hours.ts adds the visitor's. */
export function HoursBand({ id, title, part }: HoursBandProps) {
  const ours = ourDay(part);
  return (
    <DrawnBand
      id={id}
      title={title}
      opening={
        <>
          <RichText text={part.opening} /> {part.sample && <Tag>{sampleTerms}</Tag>}
        </>
      }
      drawing={
        <>
          <WorkingHours ours={ours} regions={regionDays(part)} />
          <figcaption data-own-hours={JSON.stringify(ours)}>
            Where scripts run, your own day is drawn here too, by the clock of your device.
          </figcaption>
        </>
      }
    >
      <RowList rows={part.items} />
    </DrawnBand>
  );
}

import type { ReactNode } from 'react';
import { measurementNote, limitWords, proofColumns } from '#outline/proof-outline.ts';
import type { ShownMeasurements } from '@studio/content/schema/entries.ts';
import { FactTable } from '#sections/FactTable/FactTable.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';

interface MeasurementsBandProps extends ShownMeasurements {
  readonly id: string;
  /** A drawing between the heading and the table. */
  readonly children?: ReactNode;
}

/** Measurements of one subject, each with the command that printed it. */
export function MeasurementsBand({ id, title, opening, rows, children }: MeasurementsBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame>
        <BandHeading id={id} title={title}>
          <RichText text={opening} />
        </BandHeading>
        {children}
        <FactTable
          columns={proofColumns}
          rows={rows.map(({ id: anchor, figure, name, text, limit }) => ({
            id: anchor,
            head: (
              <>
                <p className="large">{figure.words}</p>
                {name}
              </>
            ),
            text: (
              <>
                <p>
                  <RichText text={text} />
                </p>
                <p className="muted">
                  {limitWords} <RichText text={limit} />
                </p>
              </>
            ),
            notes: (
              <>
                <p>
                  <code>{figure.command}</code>
                </p>
                <p>{measurementNote(figure)}</p>
              </>
            ),
          }))}
        />
      </Frame>
    </Band>
  );
}

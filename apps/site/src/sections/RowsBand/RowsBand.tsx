import type { ComponentProps } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { RowList } from '../RowList/RowList.tsx';

interface RowsBandProps {
  readonly id: string;
  readonly title: string;
  readonly opening?: ComponentProps<typeof RichText>['text'];
  /** A stamp after the opening, for example on a sample. */
  readonly tag?: string;
  readonly rows: ComponentProps<typeof RowList>['rows'];
}

/** A band with a heading and a list of titles and texts. */
export function RowsBand({ id, title, opening, tag, rows }: RowsBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame lines="half">
        <BandHeading id={id} title={title}>
          {opening && (
            <>
              <RichText text={opening} /> {tag && <Tag>{tag}</Tag>}
            </>
          )}
        </BandHeading>
        <RowList rows={rows} />
      </Frame>
    </Band>
  );
}

import type { Service } from '@studio/content/schema/entries.ts';
import { TitleBlock } from '#sections/TitleBlock/TitleBlock.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { LoudHeading } from '../LoudHeading/LoudHeading.tsx';
import { SheetBars } from '../SheetBars/SheetBars.tsx';
import { SheetClock } from '../SheetClock/SheetClock.tsx';
import { SheetCurves } from '../SheetCurves/SheetCurves.tsx';
import { SheetForm } from '../SheetForm/SheetForm.tsx';
import { SheetMatrix } from '../SheetMatrix/SheetMatrix.tsx';
import { SheetPart } from '../SheetPart/SheetPart.tsx';
import { SheetScreen } from '../SheetScreen/SheetScreen.tsx';
import { SheetScript } from '../SheetScript/SheetScript.tsx';
import { SheetTable } from '../SheetTable/SheetTable.tsx';
import styles from './ExhibitBand.module.css';

interface ExhibitBandProps {
  readonly id: string;
  readonly exhibit: NonNullable<Service['exhibit']>;
}

/** A page of a deliverable at reading size, with the client's corrections in red. */
export function ExhibitBand({ id, exhibit }: ExhibitBandProps) {
  const { label, title, parts = [], beside = [], foot, ...blocks } = exhibit.sheet;
  const { bars, clock, curves, form, matrix, screen, script, slips, table } = blocks;
  // A screen replaces the parts, which move to its right.
  const right = screen ? [...parts, ...beside] : beside;
  return (
    <Band ground="wash" labelledBy={id}>
      <Frame>
        <LoudHeading id={id} title={exhibit.title} wide>
          <RichText text={exhibit.text} /> {exhibit.sample && <Tag>Sample, invented client</Tag>}
        </LoudHeading>
        <Cell inset="none">
          <article className={styles.sheet}>
            <div className={styles.left}>
              <p className={styles.label}>{label}</p>
              <h3>{title}</h3>
              {screen && <SheetScreen screen={screen} />}
              {!screen && parts.map((part) => <SheetPart key={part.title} part={part} />)}
              {script && <SheetScript script={script} />}
            </div>
            {(bars ?? curves ?? right.length > 0) && (
              <div className={styles.right}>
                {curves && <SheetCurves curves={curves} />}
                {bars && <SheetBars bars={bars} />}
                {right.map((part) => (
                  <SheetPart key={part.title} part={part} />
                ))}
              </div>
            )}
            {clock && <SheetClock clock={clock} label={title} />}
            {form && <SheetForm boxes={form} />}
            {slips && <SheetForm boxes={slips} torn />}
            {matrix && <SheetMatrix matrix={matrix} label={title} />}
            {table && <SheetTable table={table} label={title} />}
            <TitleBlock cells={foot} className={styles.foot} brief />
          </article>
        </Cell>
      </Frame>
    </Band>
  );
}

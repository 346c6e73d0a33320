import type { ComponentProps, ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ClosingBand.module.css';

interface ClosingBandProps {
  readonly title: string;
  readonly text: ComponentProps<typeof RichText>['text'];
  /** The heading of the form: the sheet the reader fills. */
  readonly sheet: string;
  /** A sheet to draw on instead, begun with what the page is about, while there are sheets. */
  readonly begun: string | undefined;
  readonly email: string;
  readonly phone: string;
  /** The form; an island, so the page hands it in. */
  readonly form: ReactNode;
}

/** The end of a page that asks: the call on blue, and beside it the blank sheet, which is the form. */
export function ClosingBand({ title, text, sheet, begun, email, phone, form }: ClosingBandProps) {
  return (
    <Band ground="wash" id="contact" labelledBy="contact-title">
      <Frame>
        <Cell span="1-4" className={`on-blue ${styles.call}`}>
          <h2 id="contact-title">{title}</h2>
          <p className="large">
            <RichText text={text} /> {begun && <a href={begun}>Or plan your project.</a>}
          </p>
          <ButtonLink href="/contact">Let&apos;s talk</ButtonLink>
          <p>
            <ContactLinks email={email} phone={phone} />
          </p>
        </Cell>
        <Cell span="5-12" className={`screen-only ${styles.sheet}`}>
          <h3>{sheet}</h3>
          {form}
        </Cell>
      </Frame>
    </Band>
  );
}

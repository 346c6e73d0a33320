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
  /** The heading of the form. */
  readonly sheet: string;
  /** A link to a sheet prefilled with the page's subject, if the sheet page is on. */
  readonly begun: string | undefined;
  readonly email: string;
  readonly phone: string;
  /** The form; an island, so it is passed in by the page. */
  readonly form: ReactNode;
}

/** The end of a page with a form: the call to action on blue, and the form beside it. */
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

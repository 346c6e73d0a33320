import type { ComponentProps, ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ContactBand.module.css';

interface ContactBandProps {
  readonly title: string;
  readonly text: ComponentProps<typeof RichText>['text'];
  readonly email: string;
  readonly phone: string;
  /** The form; an island, so the page hands it in. */
  readonly form?: ReactNode;
}

/** The end of a page that asks: the words on the left, the form on the right. */
export function ContactBand({ title, text, email, phone, form }: ContactBandProps) {
  return (
    <Band ground="wash" id="contact" labelledBy="contact-title">
      <Frame className={styles.band}>
        <Cell span="1-4" className={styles.words}>
          <h2 id="contact-title">{title}</h2>
          <p className="lead muted">
            <RichText text={text} />
          </p>
          <p>
            <ContactLinks email={email} phone={phone} />
          </p>
        </Cell>
        <Cell span="5-12">{form}</Cell>
      </Frame>
    </Band>
  );
}

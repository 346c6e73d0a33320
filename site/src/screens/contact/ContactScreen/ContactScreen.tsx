import { ContactSequence } from '@studio/drawings/pages/ContactSequence/ContactSequence.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './ContactScreen.module.css';

/** The form first; beside it, what happens after the button is pressed. */
export function ContactScreen({ page, company, form }: ScreenProps<'contact' | 'problem'>) {
  const words = page.subject.page;
  const { email, phone } = company.contact;
  return (
    <>
      <PaperHero title={words.heading} />
      <Band>
        <Frame className={styles.contact}>
          <Cell span="5-12">{form}</Cell>
          <Cell as="aside" span="1-4" className={styles.side}>
            <h2>{words.next}</h2>
            <figure>
              <ContactSequence
                company={company.shortName}
                {...(page.subject.kind === 'problem' && { reached: 0 })}
              />
            </figure>
            <p>
              {words.other}
              <ContactLinks email={email} phone={phone} />
            </p>
          </Cell>
        </Frame>
      </Band>
    </>
  );
}

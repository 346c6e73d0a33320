import { Registered } from '#layout/Registered/Registered.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { ContactSteps } from '../parts/ContactSteps/ContactSteps.tsx';
import styles from './ContactScreen.module.css';

/** The form, with a drawing of what happens after it is sent and answers to common questions. */
export function ContactScreen({
  page,
  company,
  links,
  form,
  responseTime,
}: ScreenProps<'contact' | 'problem'>) {
  const { kind, page: words } = page.subject;
  const { email, phone } = company.contact;
  return (
    <>
      <PaperHero
        title={words.heading}
        aside={
          <>
            <ContactSteps
              title={words.next}
              company={company.shortName}
              answers={words.answers}
              {...(kind === 'problem' && { reached: 0 })}
            >
              {responseTime}
            </ContactSteps>
            {links.terms && <MoreLink href={links.terms}>What it costs</MoreLink>}
          </>
        }
      >
        {form}
        <p>
          {words.other}
          <ContactLinks email={email} phone={phone} />
        </p>
      </PaperHero>
      <Band>
        <Frame>
          <Cell className={styles.registered}>
            <Registered company={company} named />
          </Cell>
        </Frame>
      </Band>
    </>
  );
}

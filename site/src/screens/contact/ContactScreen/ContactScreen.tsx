import { companyFacts, factsAreSamples } from '#outline/company-facts.ts';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { SequenceBand } from '#sections/SequenceBand/SequenceBand.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './ContactScreen.module.css';

/** The form first; beside it what a sender asks, below it what happens after the button is pressed. */
export function ContactScreen({ page, company, form, pace }: ScreenProps<'contact' | 'problem'>) {
  const { kind, page: words } = page.subject;
  const { email, phone } = company.contact;
  return (
    <>
      <PaperHero title={words.heading} />
      <Band>
        <Frame className={styles.contact}>
          <Cell span="5-12">{form}</Cell>
          <Cell as="aside" span="1-4" className={styles.side}>
            {words.answers?.items.map(({ title, text }, index) => (
              <div key={title}>
                <h2>{title}</h2>
                <p className="muted">
                  <RichText text={text} />
                </p>
                {/* The first of them is the promise. */}
                {index === 0 && pace}
              </div>
            ))}
            {words.answers?.sample && (
              <p>
                <Tag>Sample promises</Tag>
              </p>
            )}
            <p>
              {words.other}
              <ContactLinks email={email} phone={phone} />
            </p>
            <MoreLink href="/terms-of-work">How we work together</MoreLink>
            <Terms
              terms={companyFacts(company).map(({ term, words: said }) => ({
                term,
                words: <RichText text={said} />,
              }))}
            />
            {factsAreSamples(company) && (
              <p>
                <Tag>Sample details</Tag>
              </p>
            )}
          </Cell>
        </Frame>
      </Band>
      <SequenceBand
        title={words.next}
        company={company.shortName}
        {...(kind === 'problem' && { reached: 0 })}
      />
    </>
  );
}

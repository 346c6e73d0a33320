import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './EnquiryScreen.module.css';

const steps = {
  stored: 'Stored',
  delivered: 'Delivered',
  read: 'First read',
  answered: 'Answered',
};

/** The template of the enquirer's own page, linked in our mail. The API fills in the marked places. */
export function EnquiryScreen({ page: { subject }, links }: ScreenProps<'enquiry'>) {
  const { page, promise } = subject;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={
          <>
            <RichText text={page.opening} /> The reference is <b data-intake-reference="" />.
          </>
        }
      />
      <SideBand id="where" title="Where it stands">
        <div className={styles.part}>
          <Terms
            data-intake-where=""
            terms={[
              ...Object.entries(steps).map(([name, term]) => ({
                term,
                words: <span data-intake-at={name} />,
              })),
              { term: 'Kept', words: <span data-intake-at="kept" /> },
              ...(promise
                ? [{ term: promise.title, words: <RichText text={promise.text} /> }]
                : []),
            ]}
          />
        </div>
      </SideBand>
      <SideBand id="sent" title="What you sent">
        <div className={styles.part}>
          <Terms terms={[]} data-intake-sent="" data-intake-sheet={links.sheet} />
        </div>
        <div id="added" data-intake-added="" hidden>
          <div className={styles.part}>
            <h3>What you added</h3>
            <Terms terms={[]} data-intake-messages="" />
          </div>
        </div>
      </SideBand>
      <SideBand id="add" title="Add or correct something" opening={page.adding}>
        <form className={styles.part} method="post" data-intake-form="add">
          <input type="hidden" name="id" data-intake-id="add" />
          <TextArea id="message" name="message" label="Your message" maxLength={10_000} required />
          <p>
            <SubmitButton>Add it</SubmitButton>
          </p>
        </form>
      </SideBand>
      <SideBand id="copy" title="Take a copy">
        <p className={styles.part}>
          <a href="#copy" data-intake-link="text">
            As text, to read
          </a>
          <a href="#copy" data-intake-link="json">
            As JSON, for another program
          </a>
        </p>
      </SideBand>
      <SideBand id="end" title="Withdraw or erase it" opening={page.ending}>
        <form method="post" data-intake-form="withdraw">
          <input type="hidden" name="id" data-intake-id="withdraw" />
          <div className={styles.part}>
            <p>
              <SubmitButton line>Withdraw it</SubmitButton>
            </p>
          </div>
        </form>
        <form className={styles.part} method="post" data-intake-form="erase">
          <label>
            <input type="checkbox" name="sure" value="yes" required /> Yes, erase it for good
          </label>
          <p>
            <SubmitButton line>Erase it</SubmitButton>
          </p>
        </form>
      </SideBand>
    </>
  );
}

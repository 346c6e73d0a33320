import type { PageFile } from '@studio/content/schema/page.schema.ts';
import { firstQuestions } from '@studio/sheet/first-questions.ts';
import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import styles from './AskBlock.module.css';

/** Sentences of which one is shown; all occupy the same space, so that no answer moves the page. */
const OneOf = ({ says, sample }: { says: Readonly<Record<string, string>>; sample?: boolean }) =>
  Object.entries(says).map(([when, words]) => (
    <span key={when} data-says={when}>
      {words}
      {sample && (
        <>
          {' '}
          <Tag>Sample</Tag>
        </>
      )}
    </span>
  ));

interface AskBlockProps {
  readonly ask: NonNullable<PageFile<'home'>['ask']>;
  /** The path of the sheet page. */
  readonly sheet: string;
}

/** The title block: three questions, their result, and the link to the sheet. */
export function AskBlock({ ask, sheet }: AskBlockProps) {
  const { sample = false, drawing, survey, open, today, first, used, anyDate, date, none } = ask;
  return (
    <form className={styles.form} action={sheet} data-ask>
      <div className={styles.block}>
        {firstQuestions.map(({ field, roomy, asks, options }) => (
          <fieldset key={field} className={styles.row}>
            <legend>
              {roomy && <span className={styles.roomy}>{roomy} </span>}
              {asks}
            </legend>
            <div className={styles.chips}>
              {options.map(({ id, say }) => (
                <label key={id} className={styles.chip}>
                  <input type="radio" name={field} value={id} />
                  <span>{say}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={styles.answer} role="status">
          <p>
            <OneOf says={{ drawing, survey }} sample={sample} />
          </p>
          <p>
            <OneOf says={{ open, today, first, used }} />
          </p>
          <p>
            <OneOf says={{ anyDate, date, none }} />
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <SubmitButton>
          <span className={styles.one}>
            <OneOf says={{ begin: 'Plan your project', on: 'Continue this drawing' }} />
          </span>
        </SubmitButton>
        <a href="/contact">or just talk</a>
        <button className={styles.reset} type="reset">
          rub out
        </button>
      </div>
    </form>
  );
}

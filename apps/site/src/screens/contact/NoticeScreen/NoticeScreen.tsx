import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './NoticeScreen.module.css';

/** A template that the API fills in: a heading, a sentence and, if needed, a button or a list of facts. */
export function NoticeScreen({ page: { subject } }: ScreenProps<'notice'>) {
  const { page } = subject;
  return (
    <Band labelledBy="headline">
      <Frame className={styles.notice}>
        <Cell span="1-9">
          <h1 id="headline" data-intake-heading="">
            {page.heading}
          </h1>
        </Cell>
        <Cell span="1-6">
          <p className="large" data-intake-text="">
            <RichText text={page.opening} />
          </p>
        </Cell>
        <Cell span="1-9">
          <form method="post" data-intake-action="" hidden>
            <SubmitButton>
              <span data-intake-button="" />
            </SubmitButton>
          </form>
          <div data-intake-told="" hidden>
            <Terms terms={[]} data-intake-terms="" />
          </div>
        </Cell>
      </Frame>
    </Band>
  );
}

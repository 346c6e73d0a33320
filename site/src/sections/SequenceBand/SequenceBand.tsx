import { ContactSequence } from '@old/drawings/pages/ContactSequence/ContactSequence.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './SequenceBand.module.css';

interface SequenceBandProps {
  readonly title: string;
  readonly company: string;
  /** How many of the messages have been sent, on a page that knows it. */
  readonly reached?: number;
}

/** What happens once a message has been sent, from the form to the decision. */
export function SequenceBand({ title, company, reached }: SequenceBandProps) {
  return (
    <Band labelledBy="next">
      <Frame className={styles.next}>
        <Cell>
          <h2 id="next">{title}</h2>
        </Cell>
        <Cell as="figure">
          <ContactSequence company={company} {...(reached !== undefined && { reached })} />
        </Cell>
      </Frame>
    </Band>
  );
}

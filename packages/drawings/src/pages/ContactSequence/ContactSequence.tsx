import { Composed } from '#line/Composed.tsx';
import { Across } from './Across.tsx';
import { Down } from './Down.tsx';

interface ContactSequenceProps {
  /** The company's short name, for the head of its line. */
  readonly company: string;
}

/** What happens after the form is sent: across a wide page, or down a narrow one. */
export function ContactSequence(props: ContactSequenceProps) {
  return <Composed wide={<Across {...props} />} phone={<Down {...props} />} />;
}

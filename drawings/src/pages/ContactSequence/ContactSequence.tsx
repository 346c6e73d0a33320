import { Composed } from '#line/Composed.tsx';
import { Across } from './Across.tsx';
import { Down } from './Down.tsx';
import type { SequenceProps } from './messages.ts';

/** What happens after the form is sent: across a page, or down a narrow one. */
export function ContactSequence(props: SequenceProps) {
  return <Composed wide={<Across {...props} />} phone={<Down {...props} />} />;
}

import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';
import type { Command } from '@old/contract/desk/work';
import { useNavigate } from '@tanstack/react-router';
import { useWork } from '#screens/work/use-work.ts';
import { wantHeading } from './heading-focus.ts';
import { nextToWorkOn } from './neighbours.ts';
import { useListRows } from './use-list-rows.ts';

/** What may be done with the enquiry that is open, and where one goes from there. */
export function useDecide(enquiry: EnquiryWhole, queue: QueueName) {
  const { change, me, colleagues } = useWork();
  const { rows } = useListRows(queue, enquiry.id);
  const navigate = useNavigate();
  const meId = me?.id ?? '';

  function goTo(id: string): void {
    void navigate({ to: '/q/$queue/$id', params: { queue, id }, search: true });
  }
  function goBack(): void {
    void navigate({ to: '/q/$queue', params: { queue }, search: true });
  }
  /** Done with this one: the next that is mine or nobody's, or the list where there is none. */
  function moveOn(): void {
    const next = nextToWorkOn(rows, enquiry.id, meId);
    wantHeading();
    if (next) goTo(next.id);
    else goBack();
  }

  /** Something done here was undone from elsewhere. */
  function comeBack(): void {
    wantHeading();
    goTo(enquiry.id);
  }

  return {
    me,
    meId,
    colleagues,
    goTo,
    goBack,
    moveOn,
    comeBack,
    decide: (command: Command): void => {
      change(enquiry, command);
      if (command.kind === 'closed' || command.kind === 'snoozed') moveOn();
    },
  };
}
export type Deciding = ReturnType<typeof useDecide>;

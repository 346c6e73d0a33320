import type { EnquiryWhole } from '@studio/contract/desk/answers';
import type { Command } from '@studio/contract/desk/work';
import { useWork } from '#screens/work/use-work.ts';
import type { Beside } from './beside.ts';
import { wantHeading } from './heading-focus.ts';

/** What may be done with the enquiry that is open, and where one goes from there. */
export function useDecide(enquiry: EnquiryWhole, { goTo, goBack, moveOn }: Beside) {
  const { change, me, colleagues } = useWork();

  /** Something done here was undone from elsewhere. */
  function comeBack(): void {
    wantHeading();
    goTo(enquiry.id);
  }

  return {
    me,
    meId: me?.id ?? '',
    colleagues,
    goBack,
    moveOn,
    comeBack,
    decide: (command: Command): void => {
      change(enquiry, command);
      if (command.kind === 'closed' || command.kind === 'put-off') moveOn();
    },
  };
}
export type Deciding = ReturnType<typeof useDecide>;

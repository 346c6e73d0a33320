import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { Command } from '@studio/contract/desk/work';
import { useWork } from '#screens/work/use-work.ts';
import type { ListContext } from './list-context.ts';
import { requestHeadingFocus } from './heading-focus.ts';

/** What may be done with the enquiry that is open, and where one goes from there. */
export function useEnquiryActions(enquiry: EnquiryDetail, { goTo, goBack, moveOn }: ListContext) {
  const { change, me, colleagues } = useWork();

  /** Something done here was undone from elsewhere. */
  function comeBack(): void {
    requestHeadingFocus();
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
export type EnquiryActions = ReturnType<typeof useEnquiryActions>;

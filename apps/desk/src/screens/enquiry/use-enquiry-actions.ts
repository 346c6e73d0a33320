import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { Command } from '@studio/contract/desk/work';
import { useRouter } from '@tanstack/react-router';
import { useWork } from '#screens/work/use-work.ts';
import type { ListContext } from './list-context.ts';
import { requestHeadingFocus } from './heading-focus.ts';

/** The actions on the open enquiry, and the navigation after them. */
export function useEnquiryActions(enquiry: EnquiryDetail, listContext: ListContext) {
  const { goTo, goBack } = listContext;
  const { change, me, colleagues } = useWork();
  const router = useRouter();

  /** The answer to a slow request does not pull the user out of what they have gone on to. */
  function moveOn(): void {
    if (router.state.location.pathname.endsWith(`/${enquiry.id}`)) listContext.moveOn();
  }

  /** Called after an undo from another screen. */
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

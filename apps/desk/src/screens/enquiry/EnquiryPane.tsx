import type { EnquiryWhole } from '@studio/contract/desk/answers';
import type { DraftKind } from '@studio/contract/desk/requests.schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { officeQuery } from '#api/me.ts';
import { useUnopened } from '#api/unopened.ts';
import { useKeys } from '#keys/use-keys.ts';
import { openMenu } from '#ui/Menu.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { Beside } from './beside.ts';
import { ComposeButtons } from './compose/ComposeButtons.tsx';
import { NoteComposer } from './compose/NoteComposer.tsx';
import { ReplyComposer } from './compose/ReplyComposer.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import styles from './EnquiryPane.module.css';
import { EnquiryThread } from './EnquiryThread.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { FoldedFacts } from './FoldedFacts.tsx';
import { MergedNote } from './merge/MergedNote.tsx';
import { useMerge } from './merge/use-merge.ts';
import { Tools } from './tools/Tools.tsx';
import type { ToolMenus } from './tools/tool-menus.ts';
import { useAsked } from './use-asked.ts';
import { useDecide } from './use-decide.ts';
import { WaitingReplies } from './WaitingReplies.tsx';

// Wanted seldom.
const MergeDialog = lazy(() =>
  import('./merge/MergeDialog.tsx').then((it) => ({ default: it.MergeDialog })),
);

interface EnquiryPaneProps {
  readonly enquiry: EnquiryWhole;
  readonly beside: Beside;
}

function useMenus(): ToolMenus {
  const [assign, snooze, close, label, more] = [
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
  ];
  return { assign, snooze, close, label, more };
}

/** The enquiry that is open: what they wrote, what we know, what may be done. */
export function EnquiryPane({ enquiry, beside }: EnquiryPaneProps) {
  const deciding = useDecide(enquiry, beside);
  const merging = useMerge(enquiry, beside);
  const mergedWith = merging.choices.find(({ id }) => id === merging.asked);
  useAsked(enquiry.id);
  const { data: office } = useQuery(officeQuery);
  const menus = useMenus();
  const call = useRef<HTMLAnchorElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const unopened = useUnopened();
  const [writes, setWrites] = useState<DraftKind>();
  const Writing = writes && { reply: ReplyComposer, note: NoteComposer }[writes];
  const thread = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Shows the message being answered above the composer, not the head of the page.
    if (writes) thread.current?.scrollIntoView({ block: 'start' });
  }, [writes]);
  const shut = () => {
    setWrites(undefined);
  };

  function markUnopened(): void {
    // Looking at it marks it as read, so it is left first.
    deciding.goBack();
    unopened.mutate(enquiry.id);
  }

  useKeys({
    take: () => {
      if (enquiry.ownerId !== deciding.meId) deciding.decide({ kind: 'claimed' });
    },
    assign: () => {
      openMenu(menus.assign);
    },
    snooze: () => {
      openMenu(menus.snooze);
    },
    close: () => {
      openMenu(menus.close);
    },
    label: () => {
      openMenu(menus.label);
    },
    call: () => call.current?.click(),
    unopened: markUnopened,
    merge: merging.askAny,
    ...(enquiry.sheet !== null && {
      sheet: () => {
        setSheetOpen(true);
      },
    }),
  });

  if (!office) return null;
  return (
    <article className={styles['pane']} aria-label={`Enquiry of ${enquiry.fields.name}`}>
      <Tools
        enquiry={enquiry}
        beside={beside}
        hours={office.hours}
        deciding={deciding}
        menus={menus}
        onUnopened={markUnopened}
      />
      <div className={styles['body']}>
        <div className={styles['main']}>
          <EnquiryHead enquiry={enquiry} deciding={deciding} />
          <MergedNote enquiry={enquiry} beside={beside} merging={merging} />
          <div ref={thread}>
            <EnquiryThread enquiry={enquiry} deciding={deciding} found={beside.found} />
            <WaitingReplies enquiry={enquiry} deciding={deciding} />
          </div>
        </div>
        <FoldedFacts>
          <EnquiryFacts
            enquiry={enquiry}
            beside={beside}
            hours={office.hours}
            deciding={deciding}
            merging={merging}
            callRef={call}
            isSheetOpen={isSheetOpen}
            onSheet={setSheetOpen}
            onErase={() => {
              setErasing(true);
            }}
          />
        </FoldedFacts>
      </div>
      {Writing && deciding.me ? (
        <Writing
          enquiry={enquiry}
          me={deciding.me}
          onShut={shut}
          onDone={writes === 'reply' ? deciding.moveOn : shut}
          onTakenBack={deciding.comeBack}
        />
      ) : (
        <ActionBar
          phone={enquiry.firstAnsweredAt === null ? null : enquiry.fields.phonenumber || null}
          menus={menus}
          isClosed={enquiry.state === 'closed'}
        >
          {enquiry.mergedInto === null && (
            <ComposeButtons enquiry={enquiry} meId={deciding.meId} onOpen={setWrites} />
          )}
        </ActionBar>
      )}
      {mergedWith && (
        <Suspense>
          <MergeDialog enquiry={enquiry} other={mergedWith} merging={merging} />
        </Suspense>
      )}
      <EraseDialog
        enquiry={enquiry}
        isOpen={isErasing}
        onClose={() => {
          setErasing(false);
        }}
        onErased={deciding.moveOn}
      />
    </article>
  );
}

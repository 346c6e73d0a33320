import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { DraftKind } from '@studio/contract/desk/requests.schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { officeQuery } from '#api/me.ts';
import { useMarkUnopened } from '#api/mark-unopened.ts';
import { useKeys } from '#keys/use-keys.ts';
import { openMenu } from '#ui/Menu.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { ListContext } from './list-context.ts';
import { ComposeButtons } from './compose/ComposeButtons.tsx';
import { NoteComposer } from './compose/NoteComposer.tsx';
import { ReplyComposer } from './compose/ReplyComposer.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { EnquiryHeader } from './EnquiryHeader.tsx';
import styles from './EnquiryPane.module.css';
import { EnquiryThread } from './EnquiryThread.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { CollapsibleFacts } from './CollapsibleFacts.tsx';
import { MergedNote } from './merge/MergedNote.tsx';
import { useMerge } from './merge/use-merge.ts';
import { Tools } from './tools/Tools.tsx';
import type { ToolMenus } from './tools/tool-menus.ts';
import { useMarkAsked } from './use-mark-asked.ts';
import { useEnquiryActions } from './use-enquiry-actions.ts';
import { WaitingReplies } from './WaitingReplies.tsx';

// Loaded on demand, because it is rarely used.
const MergeDialog = lazy(() =>
  import('./merge/MergeDialog.tsx').then((it) => ({ default: it.MergeDialog })),
);

interface EnquiryPaneProps {
  readonly enquiry: EnquiryDetail;
  readonly listContext: ListContext;
}

function useMenus(): ToolMenus {
  const [assign, putOff, close, label, more] = [
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
  ];
  return { assign, putOff, close, label, more };
}

/** The open enquiry: the thread, the facts and the actions. */
export function EnquiryPane({ enquiry, listContext }: EnquiryPaneProps) {
  const actions = useEnquiryActions(enquiry, listContext);
  const merging = useMerge(enquiry, listContext);
  const mergedWith = merging.choices.find(({ id }) => id === merging.asked);
  const pane = useRef<HTMLElement>(null);
  useMarkAsked(enquiry.id, pane);
  const { data: office } = useQuery(officeQuery);
  const menus = useMenus();
  const call = useRef<HTMLAnchorElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const unopened = useMarkUnopened();
  const [writes, setWrites] = useState<DraftKind>();
  const Writing = writes && { reply: ReplyComposer, note: NoteComposer }[writes];
  const thread = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Shows the message being answered above the composer.
    if (writes) thread.current?.scrollIntoView({ block: 'start' });
  }, [writes]);
  const shut = () => {
    setWrites(undefined);
  };

  function markUnopened(): void {
    // Viewing an enquiry marks it as read, so it is left first.
    actions.goBack();
    unopened.mutate(enquiry.id);
  }

  useKeys({
    take: () => {
      if (enquiry.ownerId !== actions.meId) actions.decide({ kind: 'claimed' });
    },
    assign: () => {
      openMenu(menus.assign);
    },
    putOff: () => {
      openMenu(menus.putOff);
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
    <article
      ref={pane}
      className={styles['pane']}
      aria-label={`Enquiry from ${enquiry.fields.name}`}
    >
      <Tools
        enquiry={enquiry}
        listContext={listContext}
        hours={office.hours}
        actions={actions}
        menus={menus}
        onUnopened={markUnopened}
      />
      <div className={styles['body']}>
        <div className={styles['main']}>
          <EnquiryHeader enquiry={enquiry} actions={actions} />
          <MergedNote
            enquiry={enquiry}
            meId={actions.meId}
            listContext={listContext}
            merging={merging}
            isWriting={writes !== undefined}
          />
          <div ref={thread}>
            <EnquiryThread enquiry={enquiry} actions={actions} found={listContext.found} />
            <WaitingReplies enquiry={enquiry} actions={actions} />
          </div>
        </div>
        <CollapsibleFacts>
          <EnquiryFacts
            enquiry={enquiry}
            listContext={listContext}
            hours={office.hours}
            actions={actions}
            merging={merging}
            callRef={call}
            isSheetOpen={isSheetOpen}
            onSheet={setSheetOpen}
            onErase={() => {
              setErasing(true);
            }}
          />
        </CollapsibleFacts>
      </div>
      {Writing && actions.me ? (
        <Writing
          enquiry={enquiry}
          me={actions.me}
          onShut={shut}
          onDone={writes === 'reply' ? actions.moveOn : shut}
          onUndone={actions.comeBack}
        />
      ) : (
        <ActionBar
          phone={enquiry.firstAnsweredAt === null ? null : enquiry.fields.phonenumber || null}
          menus={menus}
          isClosed={enquiry.state === 'closed'}
        >
          {enquiry.mergedInto === null && (
            <ComposeButtons enquiry={enquiry} meId={actions.meId} onOpen={setWrites} />
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
        onErased={actions.moveOn}
      />
    </article>
  );
}

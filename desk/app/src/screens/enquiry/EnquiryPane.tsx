import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { DraftKind, QueueName } from '@old/contract/desk/requests.schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { officeQuery } from '#api/me.ts';
import { useUnopened } from '#api/unopened.ts';
import { useKeys } from '#keys/use-keys.ts';
import { openMenu } from '#ui/Menu.tsx';
import { ActionBar } from './ActionBar.tsx';
import { ComposeButtons } from './compose/ComposeButtons.tsx';
import { NoteComposer } from './compose/NoteComposer.tsx';
import { ReplyComposer } from './compose/ReplyComposer.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import styles from './EnquiryPane.module.css';
import { EnquiryThread } from './EnquiryThread.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { FoldedFacts } from './FoldedFacts.tsx';
import { Tools } from './tools/Tools.tsx';
import type { ToolMenus } from './tools/tool-menus.ts';
import { useDecide } from './use-decide.ts';

interface EnquiryPaneProps {
  readonly enquiry: EnquiryWhole;
  readonly queue: QueueName;
}

function useMenus(): ToolMenus {
  const [assign, snooze, close, more] = [
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDetailsElement>(null),
  ];
  return { assign, snooze, close, more };
}

/** The enquiry that is open: what they wrote, what we know, what may be done. */
export function EnquiryPane({ enquiry, queue }: EnquiryPaneProps) {
  const deciding = useDecide(enquiry, queue);
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
    // What is answered stands above what is written, not the head of the page.
    if (writes) thread.current?.scrollIntoView({ block: 'start' });
  }, [writes]);
  const shut = () => {
    setWrites(undefined);
  };

  function markUnopened(): void {
    // Whoever looks at it has opened it: so it is left first.
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
    call: () => call.current?.click(),
    unopened: markUnopened,
    ...(enquiry.sheet !== null && {
      sheet: () => {
        setSheetOpen(true);
      },
    }),
  });

  if (!office) return null;
  return (
    <article className={styles['pane']} aria-label={`Enquiry of ${enquiry.lead.name}`}>
      <Tools
        enquiry={enquiry}
        queue={queue}
        hours={office.hours}
        deciding={deciding}
        menus={menus}
        onUnopened={markUnopened}
      />
      <div className={styles['body']}>
        <div className={styles['main']}>
          <EnquiryHead enquiry={enquiry} deciding={deciding} />
          <div ref={thread}>
            <EnquiryThread enquiry={enquiry} deciding={deciding} />
          </div>
        </div>
        <FoldedFacts>
          <EnquiryFacts
            enquiry={enquiry}
            queue={queue}
            hours={office.hours}
            deciding={deciding}
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
          phone={enquiry.lead.phonenumber}
          menus={menus}
          isClosed={enquiry.state === 'closed'}
        >
          <ComposeButtons enquiry={enquiry} meId={deciding.meId} onOpen={setWrites} />
        </ActionBar>
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

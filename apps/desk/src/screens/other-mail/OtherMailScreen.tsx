import type { OtherMail } from '@studio/contract/desk/other-mail';
import { otherMailLists, type OtherMailList } from '@studio/contract/desk/queues';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { otherMailQuery, setAside } from '#api/other-mail.ts';
import { queryKeys } from '#api/query-keys.ts';
import { useKeys } from '#keys/use-keys.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.store.ts';
import { MakeEnquiryDialog } from './MakeEnquiryDialog.tsx';
import { OtherMailItem } from './OtherMailItem.tsx';
import styles from './OtherMail.module.css';

const names: Readonly<Record<OtherMailList, string>> = {
  open: 'To decide',
  automatic: 'Newsletters and automatic mails',
  'set-aside': 'Not enquiries',
};
const empty: Readonly<Record<OtherMailList, string>> = {
  open: 'No mail is waiting for a decision.',
  automatic: 'No newsletters or automatic mails.',
  'set-aside': 'No mail is marked as not an enquiry.',
};

function ListLinks({ list }: { readonly list: OtherMailList }) {
  return (
    <nav className={styles['lists']} aria-label="Lists of other mail">
      {otherMailLists.map((one) => (
        <Link
          key={one}
          to="/other-mail"
          search={{ list: one === 'open' ? undefined : one }}
          aria-current={one === list ? 'page' : undefined}
        >
          {names[one]}
        </Link>
      ))}
    </nav>
  );
}

/** Mails that belong to no enquiry: a person makes each one an enquiry, or says that it is none. */
export function OtherMailScreen() {
  const { list: given } = useSearch({ from: '/other-mail' });
  const list = otherMailLists.find((one) => one === given) ?? 'open';
  const client = useQueryClient();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(otherMailQuery(list));
  const [current, setCurrent] = useState<string>();
  const [making, setMaking] = useState<OtherMail>();
  const rows = (data?.pages ?? []).flatMap((page) => page.rows);
  const at = rows.findIndex(({ id }) => id === current);
  const meant = rows[at];

  const refresh = () => {
    for (const queryKey of [queryKeys.otherMail, queryKeys.counts])
      void client.invalidateQueries({ queryKey });
  };
  const goOn = () => {
    setCurrent((rows[at + 1] ?? rows[at - 1])?.id);
  };

  /** Sent at once; undo sends the opposite. */
  async function decide(mail: OtherMail, isAside: boolean, said: string): Promise<void> {
    const { id, name } = mail;
    if (id === current) goOn();
    try {
      await setAside([id], isAside);
      showToast(said, {
        undo: () => {
          void decide(mail, !isAside, `Undone: ${name}.`);
        },
      });
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), { isFault: true });
    }
    refresh();
  }
  const setIt = (mail: OtherMail) => {
    const isAside = list !== 'set-aside';
    const said = isAside ? `Not an enquiry: ${mail.name}.` : `Back in To decide: ${mail.name}.`;
    void decide(mail, isAside, said);
  };

  const step = (by: number) => () => {
    setCurrent(rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.id);
  };
  useKeys({
    next: step(1),
    previous: step(-1),
    makeEnquiry: () => {
      setMaking(meant);
    },
    notEnquiry: () => {
      if (meant) setIt(meant);
    },
  });

  if (!data) return <LoadingOrError error={error} />;
  return (
    <div>
      <ScreenHeader
        title={
          <>
            Other mail{' '}
            {list === 'open' && (
              <span className={styles['count']}>
                {rows.length}
                {hasNextPage ? '+' : ''}
              </span>
            )}
          </>
        }
        text="Mails to the sales mailbox that belong to no enquiry. No answer was promised."
      />
      <ListLinks list={list} />
      {rows.length === 0 && <p className={styles['empty']}>{empty[list]}</p>}
      <ul aria-label={names[list]}>
        {rows.map((mail) => (
          <OtherMailItem
            key={mail.id}
            mail={mail}
            isCurrent={mail.id === current}
            onCurrent={() => {
              setCurrent(mail.id);
            }}
            onMake={() => {
              setMaking(mail);
            }}
            onSet={() => {
              setIt(mail);
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="link" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {making && (
        <MakeEnquiryDialog
          mail={making}
          onClose={() => {
            setMaking(undefined);
          }}
          onMade={() => {
            goOn();
            refresh();
          }}
        />
      )}
    </div>
  );
}

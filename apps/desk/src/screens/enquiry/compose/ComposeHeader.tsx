import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { Recipients } from '@studio/contract/desk/mails';
import { Button } from '#ui/Button.tsx';
import styles from './compose.module.css';
import type { useAddressing } from './use-addressing.ts';

interface ComposeHeaderProps {
  readonly fields: EnquiryDetail['fields'];
  readonly to: ReturnType<typeof useAddressing>;
  /** The recipients of a reply to all, besides the enquirer. */
  readonly all: Recipients['all'];
  readonly onForward: (isForward: boolean) => void;
  readonly onSignature: () => void;
}

/** The recipients in one line, with buttons to change them. */
export function ComposeHeader({ fields, to, all, onForward, onSignature }: ComposeHeaderProps) {
  const { addressing } = to;
  const isForward = addressing.way === 'forward';
  return (
    <>
      {isForward ? (
        <span className={styles['name']}>To another person</span>
      ) : (
        <>
          To <bdi className={styles['name']}>{fields.name}</bdi>{' '}
          <span className={styles['dim']}>{fields.email}</span>
        </>
      )}
      <span className={styles['ways']}>
        {!isForward && all.length > 0 && (
          <Button
            look="link"
            onClick={() => {
              to.write({ ...addressing, cc: all.map(({ address }) => address) });
              to.show();
            }}
          >
            Reply to all {all.length + 1}
          </Button>
        )}
        <Button look="link" aria-expanded={to.isShown || isForward} onClick={to.toggle}>
          Cc, Bcc, subject
        </Button>
        <Button
          look="link"
          onClick={() => {
            onForward(!isForward);
          }}
        >
          {isForward ? 'Reply instead' : 'Forward'}
        </Button>
        <Button look="link" onClick={onSignature}>
          Signature
        </Button>
      </span>
    </>
  );
}

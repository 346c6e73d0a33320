import type { AfterReply } from '@studio/contract/desk/requests.schema';
import type { ReactNode, RefObject } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import styles from './compose.module.css';

interface SendButtonsProps {
  readonly isReady: boolean;
  /** They withdrew the enquiry, so the reply does not change its state. */
  readonly isWithdrawn: boolean;
  /** A forward is no answer, so it does not change the enquiry's state. */
  readonly isForward: boolean;
  readonly waysRef: RefObject<HTMLDetailsElement | null>;
  readonly onSend: (then: AfterReply) => void;
  /** The other items of the menu. */
  readonly children: ReactNode;
}

/** The states an enquiry can get with the reply, besides waiting. */
const ways: readonly (readonly [AfterReply, string])[] = [
  ['answered', 'Send, and expect no answer'],
  ['won', 'Send and close: won'],
  ['lost', 'Send and close: lost'],
  ['not-for-us', 'Send and close: not for us'],
];

export function SendButtons(props: SendButtonsProps) {
  const { isReady, isWithdrawn, isForward, waysRef, onSend, children } = props;
  const isPlain = isWithdrawn || isForward;
  return (
    <div className={styles['send']}>
      <Button
        look="solid"
        caps={capsOf('send')}
        disabled={!isReady}
        onClick={() => {
          onSend('waiting');
        }}
      >
        {isForward ? 'Forward' : isPlain ? 'Send' : 'Send and wait for them'}
      </Button>
      {!isPlain && (
        <Menu
          label={<span aria-label="Other ways to send">⌄</span>}
          menuRef={waysRef}
          rises
          name="send"
        >
          {ways.map(([then, said], at) => (
            <MenuItem
              key={then}
              caps={[String(at + 1)]}
              onChoose={() => {
                onSend(then);
              }}
            >
              {said}
            </MenuItem>
          ))}
          {children}
        </Menu>
      )}
    </div>
  );
}

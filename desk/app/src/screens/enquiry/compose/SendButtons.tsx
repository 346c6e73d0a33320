import type { AfterReply } from '@old/contract/desk/requests.schema';
import type { RefObject } from 'react';
import { capsOf } from '#keys/key-table.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MenuItem } from '#ui/MenuItem.tsx';
import styles from './compose.module.css';

interface SendButtonsProps {
  readonly isReady: boolean;
  readonly waysRef: RefObject<HTMLDetailsElement | null>;
  readonly onSend: (then: AfterReply) => void;
}

/** What may become of the enquiry with the answer, besides waiting for them. */
const ways: readonly (readonly [AfterReply, string])[] = [
  ['answered', 'Send: nothing more is open'],
  ['won', 'Send and close: won'],
  ['lost', 'Send and close: lost'],
  ['not-for-us', 'Send and close: not for us'],
];

export function SendButtons({ isReady, waysRef, onSend }: SendButtonsProps) {
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
        Send and wait for them
      </Button>
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
      </Menu>
    </div>
  );
}

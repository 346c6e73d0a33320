import type { Me } from '@old/contract/desk/staff';
import type { ReactNode } from 'react';
import { useLiveLine } from '#live/use-live-line.ts';
import { Loading } from '#screens/door/Loading.tsx';
import { KeysDialog } from '#screens/keys/KeysDialog.tsx';
import { ToastLine } from '#ui/ToastLine.tsx';
import styles from './Frame.module.css';
import { OfflineLine } from './OfflineLine.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Rail } from './Rail.tsx';
import { useFrameKeys } from './use-frame-keys.ts';

interface FrameProps {
  readonly me: Me;
  /** Signed out: no stranger's words stay on an unattended screen, and no draft is thrown away. */
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** What stands around every screen: queues, the live line, the keys, the line that says what was done. */
export function Frame({ me, isCovered, children }: FrameProps) {
  useLiveLine();
  useFrameKeys(me.roles);
  return (
    <div className={styles['frame']}>
      <OfflineLine />
      <Rail me={me} />
      <main className={styles['stage']} id="stage">
        {isCovered && <Loading said="You are signed out." />}
        <div className={styles['screen']} hidden={isCovered}>
          {children}
        </div>
      </main>
      <PhoneBar roles={me.roles} />
      <KeysDialog />
      <ToastLine />
    </div>
  );
}

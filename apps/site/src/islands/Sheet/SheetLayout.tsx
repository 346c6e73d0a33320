import { useEffect, useRef, type ReactNode } from 'react';
import { Paper } from './Paper.tsx';
import { slotOf } from './places.ts';
import styles from './SheetLayout.module.css';
import type { Asking, Shown } from './use-drawing.ts';

interface SheetLayoutProps {
  readonly lying: Shown;
  readonly upright: Shown;
  readonly active: Asking;
  readonly isBlank: boolean;
  readonly isAlive: boolean;
  readonly onPlace: (place: Asking) => void;
  /** The progress, and the next step. */
  readonly children: ReactNode;
}

/** A box that scrolls must be reachable by keyboard, also before hydration. */
const reachable = { tabIndex: 0 };

/** The sheet beside the questions; on a narrow screen only the part being answered is in view. */
export function SheetLayout(props: SheetLayoutProps) {
  const { lying, upright, active, isBlank, isAlive, onPlace, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const slot = slotOf(upright.drawing, active);
  const { width } = upright.drawing;
  const [top, height] = [slot?.y ?? 0, slot?.height ?? 0];
  useEffect(() => {
    const box = frame.current;
    const unit = (box?.querySelector(`.${styles.upright}`)?.clientWidth ?? 0) / width;
    if (!box || unit === 0) return;
    box.scrollTo({ top: top * unit - Math.max(8, (box.clientHeight - height * unit) / 2) });
  }, [top, height, width, isBlank]);
  return (
    <section
      className={[styles.table, isAlive && styles.live, isBlank && styles.empty]
        .filter(Boolean)
        .join(' ')}
      aria-label="Your sheet"
    >
      <div ref={frame} className={styles.window} {...reachable}>
        <Paper shown={lying} className={styles.lying} onPlace={onPlace} />
        <Paper shown={upright} className={styles.upright} onPlace={onPlace} />
      </div>
      {children}
    </section>
  );
}

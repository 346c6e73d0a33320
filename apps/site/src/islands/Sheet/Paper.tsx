import { SheetView } from '@studio/sheet-drawing/SheetView/SheetView.tsx';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { drawIn } from './draw-in.ts';
import { placeAt } from './places.ts';
import styles from './SheetLayout.module.css';
import type { Asking, Shown } from './use-drawing.ts';

interface PaperProps {
  readonly shown: Shown;
  readonly className: string | undefined;
  /** Called when the visitor points at a place on the sheet. */
  readonly onPlace?: ((place: Asking) => void) | undefined;
}

/** The sheet in one format. New parts are animated. */
export function Paper({ shown: { drawing, fresh }, className, onPlace }: PaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    drawIn(paper.current?.querySelectorAll<SVGElement>(`.${styles.fresh}`) ?? []);
  }, [fresh]);

  const point = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const unit = drawing.width / box.width;
    const place = placeAt(drawing, (clientX - box.left) * unit, (clientY - box.top) * unit);
    if (place) onPlace?.(place);
  };
  return (
    // A click on a place is a shortcut to its question; the keyboard uses the list of questions.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={paper} className={className} onClick={onPlace && point}>
      <SheetView
        drawing={drawing}
        fresh={fresh}
        classes={{ sheet: styles.drawing, fresh: styles.fresh }}
      />
    </div>
  );
}

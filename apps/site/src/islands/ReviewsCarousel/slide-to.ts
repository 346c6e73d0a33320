export const slideMilliseconds = 500;

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Scrolls the track to a slide in exactly the specified time; a new call continues from the current position. */
export function slideTo(track: HTMLElement, index: number, instantly: boolean): void {
  const left = index * track.clientWidth;
  if (instantly) {
    track.scrollTo({ left, behavior: 'instant' });
    return;
  }
  const from = track.scrollLeft;
  const start = performance.now();
  const ticket = String(start);
  // While it moves, snapping is off (see the stylesheet), because it would fight every frame.
  track.dataset['moving'] = ticket;
  const frame = (now: number): void => {
    if (track.dataset['moving'] !== ticket) return;
    const t = Math.min(1, (now - start) / slideMilliseconds);
    track.scrollTo({ left: from + (left - from) * ease(t), behavior: 'instant' });
    if (t < 1) requestAnimationFrame(frame);
    else delete track.dataset['moving'];
  };
  requestAnimationFrame(frame);
}

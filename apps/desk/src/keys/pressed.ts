/** The pressed keys, as the key table writes them. */
export function pressedOf(event: KeyboardEvent): string {
  const isControl = event.ctrlKey || event.metaKey;
  if (!isControl) return event.key;
  // On many keyboards a sign such as ; needs Shift, so Shift has no meaning of its own there.
  const isSign = event.key.length === 1 && !/\p{L}/u.test(event.key);
  const shift = event.shiftKey && !isSign ? 'Shift+' : '';
  return `Ctrl+${shift}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(typing);

/** Enter and the space bar belong to the focused element if it is a control. */
export const belongsToControl = (key: string, target: EventTarget | null): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('a, button, summary, label') !== null;

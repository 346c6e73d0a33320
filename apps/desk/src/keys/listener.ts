import { keyNames, keyOf, type KeyName } from './key-table.ts';
import { areKeysOff } from './keys-off.store.ts';
import { belongsToControl, isTyping, pressedOf } from './pressed.ts';

export type KeyHandlers = Partial<Record<KeyName, () => void>>;
type Current = () => KeyHandlers;

/** The listeners. The last one added is asked first, so a pane comes before its list. */
const stack: Current[] = [];
/** How long the second of two keys may take. */
const SECOND_KEY_MS = 1_200;
let begun = { key: '', at: 0 };

const isMeant = (name: KeyName, event: KeyboardEvent): boolean => {
  const { keys, whileTyping = false } = keyOf(name);
  // Escape is no character, so speech input never produces it by accident.
  return whileTyping || (!isTyping(event.target) && (keys === 'Escape' || !areKeysOff()));
};

function handlerOf(pressed: string, event: KeyboardEvent): (() => void) | undefined {
  const names = keyNames.filter((name) => keyOf(name).keys === pressed && isMeant(name, event));
  for (const current of stack.toReversed()) {
    const handlers = current();
    const name = names.find((one) => handlers[one] !== undefined);
    if (name !== undefined) return handlers[name];
  }
  return undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  if (belongsToControl(event.key, event.target)) return;
  // An open dialog takes all keys.
  if (document.querySelector('dialog:modal') !== null) return;
  const key = pressedOf(event);
  const isSecond = event.timeStamp - begun.at < SECOND_KEY_MS;
  const handler =
    (isSecond ? handlerOf(`${begun.key} ${key}`, event) : undefined) ?? handlerOf(key, event);
  begun = { key, at: handler ? -SECOND_KEY_MS : event.timeStamp };
  if (!handler) return;
  event.preventDefault();
  handler();
}

/** One listener for the whole desk, attached while any screen uses a key. */
export function listen(current: Current): () => void {
  if (stack.length === 0) document.addEventListener('keydown', onKeyDown);
  stack.push(current);
  return () => {
    stack.splice(stack.indexOf(current), 1);
    if (stack.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

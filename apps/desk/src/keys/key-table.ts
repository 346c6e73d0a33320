/** A group of the list that `?` shows. */
export const keyGroups = {
  move: 'Move',
  answer: 'Answer',
  decide: 'Decide',
  held: 'Held',
  otherMail: 'Other mail',
} as const;
export type KeyGroup = keyof typeof keyGroups;

interface Key {
  readonly keys: string;
  readonly does: string;
  readonly group: KeyGroup;
  /** Works while the user types; most keys do not. */
  readonly whileTyping?: true;
}

/**
 * Every key of the desk: the listener, the dialog and the hints below a list read this table. Written as typed: a
 * capital letter is Shift, `g r` is one after the other, `Ctrl+` is also the Mac's ⌘.
 */
const keyTable = {
  next: { keys: 'j', does: 'next', group: 'move' },
  previous: { keys: 'k', does: 'previous', group: 'move' },
  open: { keys: 'Enter', does: 'open', group: 'move' },
  back: { keys: 'u', does: 'back to the list', group: 'move' },
  showArrived: { keys: '.', does: 'show what arrived', group: 'move' },
  search: { keys: '/', does: 'search', group: 'move' },
  nextPlace: { keys: 'n', does: 'next match', group: 'move' },
  previousPlace: { keys: 'N', does: 'previous match', group: 'move' },
  leave: { keys: 'Escape', does: 'leave the search', group: 'move' },
  queue1: { keys: '1', does: 'To answer', group: 'move' },
  queue2: { keys: '2', does: 'Mine', group: 'move' },
  queue3: { keys: '3', does: 'Waiting for them', group: 'move' },
  queue4: { keys: '4', does: 'Put off', group: 'move' },
  queue5: { keys: '5', does: 'Answered', group: 'move' },
  queue6: { keys: '6', does: 'Closed', group: 'move' },
  queue7: { keys: '7', does: 'Held', group: 'move' },
  queue8: { keys: '8', does: 'Other mail', group: 'move' },
  reports: { keys: 'g r', does: 'reports', group: 'move' },
  templates: { keys: 'g t', does: 'templates', group: 'move' },
  health: { keys: 'g h', does: 'health', group: 'move' },
  people: { keys: 'g p', does: 'people', group: 'move' },
  allKeys: { keys: '?', does: 'all shortcuts', group: 'move' },
  reply: { keys: 'r', does: 'reply', group: 'answer' },
  template: { keys: ';', does: 'template', group: 'answer' },
  templateTyping: {
    keys: 'Ctrl+;',
    does: 'template, while you write',
    group: 'answer',
    whileTyping: true,
  },
  send: { keys: 'Ctrl+Enter', does: 'send and wait', group: 'answer', whileTyping: true },
  sendOther: {
    keys: 'Ctrl+Shift+Enter',
    does: 'other ways to send',
    group: 'answer',
    whileTyping: true,
  },
  note: { keys: 'm', does: 'note for us', group: 'answer' },
  call: { keys: 'c', does: 'call', group: 'answer' },
  sheet: { keys: 'p', does: 'project sheet', group: 'answer' },
  take: { keys: 't', does: 'take it', group: 'decide' },
  assign: { keys: 'a', does: 'assign, then a digit', group: 'decide' },
  putOff: { keys: 's', does: 'put off, then a digit', group: 'decide' },
  close: { keys: 'e', does: 'close, then 1 to 6', group: 'decide' },
  merge: { keys: 'M', does: 'merge with another enquiry from this person', group: 'decide' },
  label: { keys: 'l', does: 'label, then a digit', group: 'decide' },
  choose: { keys: 'x', does: 'select', group: 'decide' },
  chooseDown: { keys: 'J', does: 'select downwards', group: 'decide' },
  unopened: { keys: 'U', does: 'mark as unread', group: 'decide' },
  undo: { keys: 'z', does: 'undo', group: 'decide' },
  release: { keys: 'l', does: 'release', group: 'held' },
  discard: { keys: 'd', does: 'discard', group: 'held' },
  discardAlike: { keys: 'D', does: 'discard all similar', group: 'held' },
  makeEnquiry: { keys: 'y', does: 'make it an enquiry', group: 'otherMail' },
  notEnquiry: { keys: 'i', does: 'not an enquiry', group: 'otherMail' },
  chooseAll: { keys: 'Ctrl+a', does: 'select all', group: 'held' },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof keyTable;
export const keyNames = Object.keys(keyTable) as KeyName[];
export const keyOf = (name: KeyName): Key => keyTable[name];

const shown: Readonly<Record<string, string>> = { Enter: '↵', Shift: '⇧', Escape: 'Esc' };

/** The caps of a key as printed on a keyboard: `J` is ⇧ and J. */
export function capsOf(name: KeyName): readonly string[] {
  return keyOf(name)
    .keys.split(/[ +]/u)
    .flatMap((part) => {
      if (/^[A-Z]$/u.test(part)) return ['⇧', part];
      return [shown[part] ?? (part.length === 1 ? part.toUpperCase() : part)];
    });
}

/** What a screen reader says at each of the four places where the tab key stops. */
export const spoken = [
  ['address, edit', 'required'],
  ['date, invalid', 'pick a weekday'],
  ['gift wrap', 'checkbox, off'],
  ['order', 'button'],
] as const;

/** The stop that has the focus: its date is refused. */
export const refused = 1;

/** The stop whose control is only as wide as its words. */
export const tick = 2;

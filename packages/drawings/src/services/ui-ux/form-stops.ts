/** What a screen reader says at each of the four tab stops. */
export const spoken = [
  ['address, edit', 'required'],
  ['date, invalid', 'pick a weekday'],
  ['gift wrap', 'checkbox, off'],
  ['order', 'button'],
] as const;

/** The stop that has the focus; its date is invalid. */
export const refused = 1;

/** The stop whose control is only as wide as its label. */
export const tick = 2;

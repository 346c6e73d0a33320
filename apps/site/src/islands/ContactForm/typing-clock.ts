/** The fields of an input event that distinguish a keystroke from anything else that changes a field. */
type Edit = Pick<InputEvent, 'isTrusted'> & Partial<Pick<InputEvent, 'inputType' | 'data'>>;

/** Autofill, password managers, paste, drag and swiped words have another type, or many letters at once. */
const isOneLetter = ({ isTrusted, inputType, data }: Edit): boolean =>
  isTrusted && inputType === 'insertText' && data?.length === 1;

/** Measures how fast the letters of a form were typed, without reading them. */
export function typingClock(now: () => number = () => performance.now()) {
  let since: number | undefined;
  let typed = 0;
  return {
    edited: (edit: Edit): void => {
      if (!isOneLetter(edit)) return;
      since ??= now();
      typed += 1;
    },
    /**
     * Milliseconds since the first letter. Undefined if the form contains more than was typed: it was then also
     * filled in another way, which can be faster than any typist.
     */
    timeFor: (values: readonly string[]): number | undefined => {
      const length = values.reduce((sum, value) => sum + value.length, 0);
      return since === undefined || typed < length ? undefined : Math.round(now() - since);
    },
  };
}

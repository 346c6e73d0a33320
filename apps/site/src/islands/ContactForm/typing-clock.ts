/** Of an input event, what tells a struck key from anything else that changes a field. */
type Edit = Pick<InputEvent, 'isTrusted'> & Partial<Pick<InputEvent, 'inputType' | 'data'>>;

/** Autofill, password managers, paste, drag and swiped words arrive otherwise, or many letters at once. */
const isOneLetter = ({ isTrusted, inputType, data }: Edit): boolean =>
  isTrusted && inputType === 'insertText' && data?.length === 1;

/** Times how fast the letters in a form were typed. Knows nothing of what they are. */
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
     * Milliseconds since the first letter. None where the form holds more than was typed: then it was
     * also filled in another way, which can be faster than any hand.
     */
    timeFor: (values: readonly string[]): number | undefined => {
      const length = values.reduce((sum, value) => sum + value.length, 0);
      return since === undefined || typed < length ? undefined : Math.round(now() - since);
    },
  };
}

import type { Answers } from '@studio/sheet/answers.ts';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { withChosen } from './form-answers.ts';

/** The control of an event: that of the label under the pointer, or the focused one. */
function optionOf({ target }: SyntheticEvent): HTMLInputElement | HTMLSelectElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const label = target.closest('label');
  const control = label?.control ?? target;
  const isOption =
    (control instanceof HTMLInputElement && !control.checked && control.type !== 'text') ||
    (control instanceof HTMLSelectElement && control.value === '');
  return isOption && label ? control : undefined;
}

/** The sheet with the option under the pointer or the focus. */
export function usePreview(form: RefObject<HTMLFormElement | null>, answers: Answers) {
  const [preview, setPreview] = useState<Answers>();
  const look = (event: SyntheticEvent): void => {
    const option = optionOf(event);
    setPreview(option && form.current ? withChosen(form.current, option, answers) : undefined);
  };
  const end = (): void => {
    setPreview(undefined);
  };
  return {
    preview,
    end,
    // Touch has no hovering pointer, so a preview would only flicker.
    handlers: {
      onPointerOver: (event: React.PointerEvent): void => {
        if (event.pointerType === 'mouse') look(event);
      },
      onPointerLeave: end,
      onFocus: (event: React.FocusEvent): void => {
        if (event.target.matches(':focus-visible')) look(event);
      },
      onBlur: end,
    },
  };
}

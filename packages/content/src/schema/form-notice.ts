import type { RichText } from './rich-text.ts';

/** The notice beside a form, point by point, and the day it was last changed. */
export interface FormNotice {
  readonly version: string;
  readonly points: readonly { readonly title: string; readonly words: RichText }[];
}

/** With the line beside the button. */
export interface EnquiryNotice extends FormNotice {
  readonly brief: string;
}

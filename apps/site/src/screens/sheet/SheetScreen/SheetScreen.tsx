import type { ScreenProps } from '../../screen-props.ts';

/** The sheet is an island from its heading to its examples, so that touching any of it wakes it. */
export function SheetScreen({ form }: ScreenProps<'sheet'>) {
  return form;
}

import type { ScreenProps } from '../../screen-props.ts';

/** The sheet is one island from its heading to its examples, so that touching any part hydrates it. */
export function SheetScreen({ form }: ScreenProps<'sheet'>) {
  return form;
}

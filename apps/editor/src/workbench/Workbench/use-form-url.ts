import { useEffect } from 'react';

const editor = '/keystatic';

/** The form that opens first: the one in the address, so that reloads and links keep it. */
export const firstForm = (): string => editor + location.hash.slice(1);

/** Updates the address when another form is opened. */
export function useFormUrl(pathname: string): void {
  useEffect(() => {
    if (pathname.startsWith(editor))
      history.replaceState(null, '', `#${pathname.slice(editor.length)}`);
  }, [pathname]);
}

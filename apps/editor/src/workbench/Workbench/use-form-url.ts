import { useEffect } from 'react';

const editor = '/keystatic';

/** Where the form begins: at the place the address names, so that a reload and a link keep it. */
export const firstForm = (): string => editor + location.hash.slice(1);

/** Lets the address follow the form. */
export function useFormUrl(pathname: string): void {
  useEffect(() => {
    if (pathname.startsWith(editor))
      history.replaceState(null, '', `#${pathname.slice(editor.length)}`);
  }, [pathname]);
}

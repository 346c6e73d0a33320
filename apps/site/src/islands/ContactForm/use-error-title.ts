import { useEffect } from 'react';

const mark = 'Error: ';

/** Puts “Error: ” before the tab's title while there is one: screen readers read the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = mark + document.title;
    return () => {
      document.title = document.title.replace(mark, '');
    };
  }, [hasErrors]);
}

import { useEffect, useState, type RefObject } from 'react';

/** The address the editor shows. Its router tells nobody when it moves on, so it is asked. */
export function useEditorPath(editor: RefObject<HTMLIFrameElement | null>): string {
  const [path, setPath] = useState('');
  useEffect(() => {
    const timer = setInterval(() => {
      setPath(editor.current?.contentWindow?.location.pathname ?? '');
    }, 300);
    return () => {
      clearInterval(timer);
    };
  }, [editor]);
  return path;
}

import { useRef, useState } from 'react';

/** What is done by a button; false where it could not be. */
type Work = () => Promise<boolean>;

/** Handlers that do some work, and the name of what has just been done, for as long as one reads it. */
export function useConfirmation(): readonly [
  string | undefined,
  (name: string, work: Work) => () => void,
] {
  const [done, setDone] = useState<string>();
  const timer = useRef<number>(undefined);
  const run = async (name: string, work: Work): Promise<void> => {
    if (!(await work())) return;
    setDone(name);
    // What was done before must not take the new word away.
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setDone(undefined);
    }, 1600);
  };
  return [
    done,
    (name, work) => () => {
      void run(name, work);
    },
  ];
}

import { useRef, useState } from 'react';

/** The action of a button; false if it failed. */
type Work = () => Promise<boolean>;

/** Wraps actions, and returns the name of the last one for as long as its confirmation is shown. */
export function useConfirmation(): readonly [
  string | undefined,
  (name: string, work: Work) => () => void,
] {
  const [done, setDone] = useState<string>();
  const timer = useRef<number>(undefined);
  const run = async (name: string, work: Work): Promise<void> => {
    if (!(await work())) return;
    setDone(name);
    // The timer of an earlier confirmation must not remove the new one.
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

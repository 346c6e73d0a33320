import type { Answers } from '@studio/sheet/answers.ts';
import { changeAnnouncement } from '@studio/sheet/change-announcement.ts';
import { useEffect, useState } from 'react';

const pause = 600;

/** The last change of the sheet for screen readers, after a pause without another answer. */
export function useAnnouncement(answers: Answers, isOn: boolean): string {
  const [announced, setAnnounced] = useState({ answers, text: '' });
  useEffect(() => {
    if (!isOn || announced.answers === answers) return undefined;
    const soon = setTimeout(() => {
      setAnnounced(({ answers: before }) => ({
        answers,
        text: changeAnnouncement(before, answers),
      }));
    }, pause);
    return () => {
      clearTimeout(soon);
    };
  }, [answers, isOn, announced]);
  return announced.text;
}

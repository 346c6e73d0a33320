import type { Answers } from '@studio/sheet/answers.ts';
import { changeAnnouncement } from '@studio/sheet/change-announcement.ts';
import { useEffect, useState } from 'react';

const pause = 600;

/** What was drawn, for those who hear the sheet: once a while has passed without another answer. */
export function useAnnouncement(answers: Answers, isOn: boolean): string {
  const [told, setTold] = useState({ answers, text: '' });
  useEffect(() => {
    if (!isOn || told.answers === answers) return undefined;
    const soon = setTimeout(() => {
      setTold(({ answers: before }) => ({ answers, text: changeAnnouncement(before, answers) }));
    }, pause);
    return () => {
      clearTimeout(soon);
    };
  }, [answers, isOn, told]);
  return told.text;
}

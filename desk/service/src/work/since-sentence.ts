import type { EventSeen } from '@old/contract/desk/answers';

function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours === 1) return 'an hour ago';
  return hours < 24 ? `${hours} hours ago` : 'more than a day ago';
}

/** "Asha answered 2 minutes ago." */
export function sinceSentence({ by, at }: EventSeen, me: string, now: Date): string {
  const who = by === null ? 'Somebody' : by.id === me ? 'You' : by.name;
  return `${who} answered ${ago(now.getTime() - Date.parse(at))}.`;
}

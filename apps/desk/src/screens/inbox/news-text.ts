import type { News } from '#live/news.store.ts';

/** What happened, in bold, and a detail worth knowing. */
export interface NewsText {
  readonly what: string;
  readonly more: string;
}

const quoted = (words: string): string => (words === '' ? '' : `“${words}”`);

function textOf({ kind, row }: News): NewsText {
  const { name, companyname, country, subject, opening, news, ownerId } = row;
  switch (kind) {
    case 'enquirer-replied':
      return {
        what: `${name} ${news.way === 'page' ? 'added something on their page' : 'wrote again, by mail'}`,
        more: quoted(opening),
      };
    case 'withdrew':
      if (row.state !== 'closed')
        return { what: `${name} withdrew the enquiry that is merged into this one`, more: subject };
      return { what: `${name} withdrew their enquiry`, more: 'No answer is expected.' };
    case 'assigned':
      return {
        what: `${news.by?.name ?? 'A colleague'} ${ownerId === null ? 'unassigned' : 'assigned you'} the enquiry from ${name}`,
        more: subject,
      };
    case 'returned':
      return { what: `${name} is back`, more: 'It was put off until now.' };
    case 'silent':
      return { what: `${name} is silent`, more: 'Follow up today.' };
    case 'send-failed':
      return { what: `Your reply to ${name} was not delivered`, more: '' };
    case 'merged':
      return {
        what: `${news.by?.name ?? 'A colleague'} merged ${name} into another of their enquiries`,
        more: subject,
      };
    case 'joined':
      return {
        what: `${news.by?.name ?? 'A colleague'} merged another enquiry from ${name} into this one`,
        more: subject,
      };
    case 'unmerged':
      return {
        what: `${news.by?.name ?? 'A colleague'} undid a merge of ${name}`,
        more: subject,
      };
    case 'erased':
      return { what: `The enquiry from ${name} was erased`, more: '' };
    case 'received':
    case 'answered':
      return {
        what: 'Arrived',
        more: `${[name, companyname, country].filter((part) => part !== '').join(', ')}: ${subject}`,
      };
  }
}

const deeds: Readonly<Record<News['kind'], string>> = {
  received: 'arrived',
  'enquirer-replied': 'wrote again',
  withdrew: 'withdrew',
  assigned: 'assigned',
  returned: 'back',
  silent: 'silent',
  'send-failed': 'not sent',
  merged: 'merged',
  joined: 'merged',
  unmerged: 'merge undone',
  erased: 'erased',
  answered: 'answered',
};

/** One line for several events: "4 updates: 2 wrote again, 1 arrived, 1 withdrew". */
export function newsText(news: readonly News[]): NewsText | undefined {
  const [first] = news;
  if (!first || news.length === 1) return first && textOf(first);
  if (news.every(({ kind }) => kind === 'received')) {
    const more = `${textOf(first).more} and ${news.length - 1} more`;
    return { what: `${news.length} arrived`, more };
  }
  const counts = new Map<string, number>();
  for (const { kind } of news) counts.set(deeds[kind], (counts.get(deeds[kind]) ?? 0) + 1);
  const parts = [...counts].map(([deed, count]) => `${count} ${deed}`);
  return { what: `${news.length} updates:`, more: parts.join(', ') };
}

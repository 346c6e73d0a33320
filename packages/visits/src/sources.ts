import type { PageLine } from './read-line.ts';

export type Source =
  | 'own'
  | 'campaign'
  | 'assistant'
  | 'search'
  | 'social'
  | 'site'
  | 'direct'
  | 'hidden';

const assistants = [
  ...['chatgpt.com', 'chat.openai.com', 'perplexity.ai', 'gemini.google.com', 'claude.ai'],
  ...['copilot.microsoft.com', 'chat.mistral.ai', 'chat.deepseek.com', 'grok.com'],
];
const searches = [
  ...['bing.com', 'duckduckgo.com', 'ecosia.org', 'search.yahoo.com', 'yandex.com', 'yandex.ru'],
  ...['baidu.com', 'qwant.com', 'startpage.com', 'search.brave.com', 'kagi.com'],
];
const socials = [
  ...['linkedin.com', 'lnkd.in', 'facebook.com', 'instagram.com', 'threads.net', 'x.com', 't.co'],
  ...['twitter.com', 'reddit.com', 'youtube.com', 'news.ycombinator.com', 'bsky.app', 'xing.com'],
  ...['pinterest.com', 'tiktok.com', 'mastodon.social'],
];
/** Google has a domain for every country: google.co.in, google.de. */
const google = /^google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

const isOf = (host: string, names: readonly string[]): boolean =>
  names.some((name) => host === name || host.endsWith(`.${name}`));

const plain = (host: string): string => host.replace(/^www\./u, '');

function kindOf(host: string): Source {
  // Before the search engines: Gemini is a host of Google.
  if (isOf(host, assistants)) return 'assistant';
  if (isOf(host, searches) || google.test(host)) return 'search';
  return isOf(host, socials) ? 'social' : 'site';
}

/** Where a view came from, and the host if it was another site. */
export function sourceOf(
  { from, site, campaign }: Pick<PageLine, 'from' | 'site' | 'campaign'>,
  campaigns: ReadonlySet<string>,
): { readonly source: Source; readonly host?: string } {
  if (from?.startsWith('/') || (from === undefined && site === 'own')) return { source: 'own' };
  const named = from === undefined ? {} : { host: plain(from) };
  if (campaign !== undefined && campaigns.has(campaign)) return { source: 'campaign', ...named };
  if (from !== undefined) return { source: kindOf(plain(from)), host: plain(from) };
  return { source: site === 'none' ? 'direct' : 'hidden' };
}

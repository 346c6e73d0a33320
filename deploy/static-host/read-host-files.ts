/** How a static host reads `_headers` and `_redirects`, as Netlify and Cloudflare document them. */

export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** Redirects even if a file has that path. */
  readonly forced: boolean;
}

/** A `*` at the end matches anything. We write no other wildcards and no placeholders. */
export const isAt = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

const isWords = (line: string): boolean => line.trim() !== '' && !line.trim().startsWith('#');

/** A path, then its headers, each indented. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter(isWords)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/u.exec(line) ?? [];
    if (!/^\s/u.test(line)) rules.push({ path: line.trim(), headers: [] });
    else if (name && value !== undefined) rules.at(-1)?.headers.push([name, value.trim()]);
    else throw new Error(`_headers: “${line}” is neither a path nor a header.`);
  }
  return rules;
}

/** All rules that match a path apply; a header that two of them set is sent with both values. */
export function headersAt(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of rules
    .filter((rule) => isAt(rule.path, path))
    .flatMap((rule) => rule.headers)) {
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

/** The old path, the new one and the status. */
export const readRedirectRules = (text: string): RedirectRule[] =>
  text
    .split('\n')
    .filter(isWords)
    .map((line) => {
      const [from = '', to, code = ''] = line.trim().split(/\s+/u);
      const [, status, mark] = /^(30[1278])(!?)$/u.exec(code) ?? [];
      if (to === undefined || status === undefined)
        throw new Error(`_redirects: “${line}” is not an old path, a new one and a status.`);
      return { from, to, status: Number(status), forced: mark === '!' };
    });

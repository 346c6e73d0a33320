const words = /\b(?:and|or|unless|bool|offset|by|without|on|ignoring)\b/g;

/** The metrics of a PromQL query: the names that remain without strings, labels, durations and functions. */
export function queryMetrics(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(words, ' ');
  return [...bare.matchAll(/(?<![\w:.])[a-z_][\w:]*(?![\w:]|\s*\()/gi)].map(([name]) => name);
}

/**
 * Phrases that every company uses and that therefore mean nothing. One entry per phrase; an ending in parentheses
 * covers its
 * other forms.
 */
export const bannedPhrases: readonly RegExp[] = [
  /\bbest[- ](?:in[- ]class|of[- ]breed)\b/i,
  /\bcutting[- ]edge\b/i,
  /\belevat(?:e|es|ing) your business\b/i,
  /\bempower(?:s|ed|ing|ment)?\b/i,
  /\bin today['’]s\b/i,
  /\bjourneys?\b/i,
  /\bleverag(?:e|es|ed|ing)\b/i,
  /\blook no further\b/i,
  /\brobust(?:ly|ness)?\b/i,
  /\bseamless(?:ly)?\b/i,
  /\bunlock(?:s|ed|ing)?\b/i,
  /\bworld[- ]class\b/i,
];

interface WornWord {
  readonly found: RegExp;
  readonly fix: string;
}

/** Words that make prose sound translated or old, each with what to write instead. */
export const wornWords: readonly WornWord[] = [
  { found: /\bsomebody\b/i, fix: 'Write “someone”, or say who it is.' },
  { found: /\banybody\b/i, fix: 'Write “anyone”.' },
  { found: /\beverybody\b/i, fix: 'Write “everyone”, or say who they are.' },
  { found: /\bnobody\b/i, fix: 'Write “no one”.' },
  { found: /\bwhoever\b/i, fix: 'Write “the person who” or “no matter who”.' },
  { found: /\bon your word\b/i, fix: 'Write “when you ask”.' },
  { found: /\bseldom\b/i, fix: 'Write “rarely”.' },
  { found: /\banew\b/i, fix: 'Write “again”.' },
  { found: /\btelephones?\b/i, fix: 'Write “phone”.' },
  { found: /\bstr(?:ik(?:e|es|ing)|uck)(?: \w+)? out\b/i, fix: 'Write “cross out”.' },
];

/**
 * What every company says, and what therefore says nothing. One entry per phrase; an ending in
 * parentheses covers its other forms.
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

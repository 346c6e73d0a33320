/** Commands, files and settings a piece of code in a document names. */

const script = /\bnpm run ([\w:-]+)/g;
const faultTest = /\bfault -- ([\w-]+)/g;
// Keystatic reads those with its own name.
const setting = /\b(?:INTAKE|PUBLIC(?!_KEYSTATIC)|EDITOR)_[A-Z0-9_]*[A-Z0-9]\b/g;
/** With an ending we write, or begun with a folder; a name with a gap in it is an example. */
const file =
  /(?<![\w./<[-])[\w.@[\]-]*[\w\]-](?:\/[\w.@[\]-]+)*\.(?:tsx?|astro|css|md|ya?ml|json|sh|sql|txt|conf)\b(?![\w/*<-])/g;

const all = (pattern: RegExp, words: string): string[] =>
  [...words.matchAll(pattern)].map(([whole, part]) => part ?? whole);

export const scriptsIn = (words: string): string[] => all(script, words);
export const faultsIn = (words: string): string[] => all(faultTest, words);
export const settingsIn = (words: string): string[] => all(setting, words);
export const filesIn = (words: string): string[] =>
  /[…<*{]|https?:/.test(words) ? [] : all(file, words);

/** Files a line of prose names: targets of links, and paths of documents without backticks. */
export const linksIn = (line: string): string[] =>
  [...line.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|[<…]/.test(target));
export const documentsIn = (line: string): string[] => all(/(?<![\w/.])docs\/[\w-]+\.md\b/g, line);

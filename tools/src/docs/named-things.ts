/** Commands, files and settings a piece of code in a document names. */

const command =
  /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(test)\b(?: --silent)?)(?: -- ([^`"'#;&|,()\n]*))?/g;
// Keystatic reads those with its own name.
const setting = /\b(?:INTAKE|PUBLIC(?!_KEYSTATIC)|EDITOR)_[A-Z0-9_]*[A-Z0-9]\b/g;
/** With an ending we write, or begun with a folder; a name with a gap in it is an example. */
const file =
  /(?<![\w./<[-])[\w.@[\]-]*[\w\]-](?:\/[\w.@[\]-]+)*\.(?:tsx?|astro|css|md|ya?ml|json|sh|sql|txt|conf)\b(?![\w/*<-])/g;

const folder =
  /(?<![\w./@:-])(?:apps|deploy|docs|ops|packages|tests|tools)(?:\/[\w@[\]-]+)+\/?(?![\w./*-])/g;

const all = (pattern: RegExp, words: string): string[] =>
  [...words.matchAll(pattern)].map(([whole, part]) => part ?? whole);

/** An npm script, and the words after `--`. */
export interface Command {
  readonly script: string;
  readonly words: readonly string[];
}

export const commandsIn = (words: string): Command[] =>
  [...words.matchAll(command)].map(([, script, test = '', rest = '']) => ({
    script: script ?? test,
    words: rest.split(/\s+/).filter((word) => word !== ''),
  }));
export const settingsIn = (words: string): string[] => all(setting, words);
export const filesIn = (words: string): string[] =>
  /[…<*{]|https?:/.test(words) ? [] : all(file, words);
/** Paths of folders from the root. What a build writes is not in the repository, nor is an empty folder of content. */
export const foldersIn = (words: string): string[] =>
  /[…<*{$]|https?:|\/(?:dist|fonts)\b/.test(words)
    ? []
    : all(folder, words).map((path) => path.replace(/\/$/, ''));

/** Files a line of prose names: targets of links, and paths of documents without backticks. */
export const linksIn = (line: string): string[] =>
  [...line.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|[<…]/.test(target));
export const documentsIn = (line: string): string[] => all(/(?<![\w/.])docs\/[\w-]+\.md\b/g, line);

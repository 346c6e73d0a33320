import type { Check } from '#reader/check.ts';
import { factWords } from '#reader/fact-words.ts';
import { factReference } from '#reader/fill-in-facts.ts';
import type { Content } from '#reader/load-content.ts';
import type { PageFile } from '#schema/page.schema.ts';
import { statedIn } from './hard-coded-facts.ts';
import { containsPhrase } from './passages.ts';

/** The file with the first questions of the sheet, which home shows while sheets are on. */
export const askedIn = 'pages/home.yaml';

/** The ids of the facts that some file shows or states. */
export function usedFacts({
  extras,
  files,
  pages,
  services,
  replies,
}: Content): ReadonlySet<string> {
  const { termsOfWork, sheet } = extras.value;
  const priced = termsOfWork ? (pages['terms-of-work'].cost?.scenarios ?? []) : [];
  const shapes = termsOfWork ? services.flatMap(({ value }) => value.engagement.shape ?? []) : [];
  const shown = files.map(({ file, raw }) =>
    file === askedIn && !sheet ? { ...(raw as PageFile<'home'>), ask: undefined } : raw,
  );
  return new Set([
    ...writtenIn(shown, factReference).map((reference) => reference.replace(/\..*/, '')),
    ...[...priced, ...shapes].flatMap(({ people, weeks, price }) => [people, weeks, price]),
    ...shapes.flatMap(({ first, from }) => [first.fact, from.fact]),
    ...replies.flatMap(({ value }) => value.facts ?? []),
  ]);
}

const writtenIn = (texts: readonly unknown[], reference: RegExp): string[] =>
  texts.flatMap((text) => [...JSON.stringify(text).matchAll(reference)].map(([, id = '']) => id));

/** Facts that no page shows. checked() ignores a fact of an extra that is off, because it may be needed again. */
export const unusedFacts: Check = (content) => {
  const used = usedFacts(content);
  return Object.keys(content.facts.value)
    .filter((id) => !used.has(id))
    .map((id) => ({
      file: content.facts.file,
      field: id,
      problem: 'is a fact that no page shows.',
      fix: `Write [fact:${id}] where it is stated, or remove it.`,
    }));
};

/** A gap for the author, or a field that the desk fills in. */
const gap = /\[[^\]]*\]|\{[^}]*\}/g;

/**
 * The desk reads a template as it is, so it cannot refer to a fact as a page does. It lists its facts and states each
 * in the words of facts.yaml: if one changes, the template is refused until it states the new one.
 */
export const replyFacts: Check = ({ facts, replies }) => {
  const words = factWords(facts.value);
  return replies.flatMap(({ file, value: { facts: ids = [], text } }) => {
    const finding = (field: string, problem: string, fix: string) => ({
      file,
      field,
      problem,
      fix,
    });
    const named = ids.flatMap((id) => words.get(id) ?? []);
    const rest = named.reduce(
      (left, one) => left.replaceAll(new RegExp(RegExp.escape(one), 'gi'), ''),
      text.replaceAll(gap, ''),
    );
    return [
      ...ids.flatMap((id, i) => {
        const said = words.get(id);
        if (said === undefined)
          return finding(
            `facts.${i}`,
            `names the fact “${id}”, which is not in facts.yaml.`,
            'Correct the name, or add the fact there.',
          );
        return containsPhrase(text, said)
          ? []
          : finding(
              'text',
              `does not say “${said}”, the words of the fact “${id}”.`,
              'Write these words, or take the fact out of the list.',
            );
      }),
      ...statedIn(rest).map(({ kind, found }) =>
        finding(
          'text',
          `states ${kind} “${found}”, typed by hand.`,
          'Add its fact to the list and use its words, or leave it to the writer in [brackets].',
        ),
      ),
    ];
  });
};

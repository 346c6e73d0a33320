import type { Check } from '#reader/check.ts';
import { factWords } from '#reader/fact-words.ts';
import { containsPhrase } from './contains-phrase.ts';
import { statedIn } from './hard-coded-facts.ts';

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

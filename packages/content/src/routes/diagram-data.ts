import type { AnswerFile } from '#schema/answer.schema.ts';
import type { Measurement, Measurements } from '#schema/entries.ts';
import type { PageFile } from '#schema/page.schema.ts';
import type { SubjectOf } from '#schema/site-page.ts';

/** A hook holds a key if the answer is confirmed. A “no” that is only a sample leaves it empty. */
function hookOf({ verdict, sample }: AnswerFile): 'shown' | 'sample' | 'no' {
  if (!sample && verdict !== 'unconfirmed') return 'shown';
  return verdict === 'no' ? 'no' : 'sample';
}

/** The drawing of the answers: a hook for each, by subject. */
export const hooksOf = ({ answers }: PageFile<'security'>): SubjectOf<'security'>['subjects'] =>
  answers.groups.map(({ title, items }) => ({ title, hooks: items.map(hookOf) }));

const inKb = ({ value, words }: Measurement) => ({ amount: value / 1024, words });

/** The drawing of the page weight, if measured: the home page and its parts, largest first. */
export function weightOf(measurements: Measurements): SubjectOf<'proof'>['weight'] {
  const {
    fonts,
    css,
    'home-first-view': page,
    'home-html': html,
    'home-script': script,
  } = measurements;
  if (!fonts || !css || !page || !html || !script) return undefined;
  const parts = Object.entries({ fonts, HTML: html, CSS: css, script });
  return {
    page: inKb(page),
    parts: parts
      .map(([name, figure]) => ({ name, ...inKb(figure) }))
      .sort((a, b) => b.amount - a.amount),
  };
}

/** The drawing of an enquiry's way through failures, if measured. */
export function routeOf(measurements: Measurements): SubjectOf<'proof'>['route'] {
  const { acknowledged, lost, 'kills-of-each': kills } = measurements;
  if (!acknowledged || !lost || !kills) return undefined;
  return { kills: kills.words, acknowledged: acknowledged.words, lost: lost.words };
}

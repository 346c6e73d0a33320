import { blank, readAnswers, type Answers } from './answers.ts';
import * as asked from './questions.ts';

const several = ['today', 'hand', 'talks', 'care', 'hold'] as const;
const one = ['when', 'steer', 'budget'] as const;

type IdOf<List extends readonly asked.Option[]> = List[number]['id'];

/** An answer in the notation of rules and links: `today.paper`, `people.staff`, `people.tens`. */
export type Fact =
  | { [Name in (typeof several)[number]]: `${Name}.${IdOf<(typeof asked)[Name]['options']>}` }[
      | 'today'
      | 'hand'
      | 'talks'
      | 'care'
      | 'hold']
  | { [Name in (typeof one)[number]]: `${Name}.${IdOf<(typeof asked)[Name]['options']>}` }[
      | 'when'
      | 'steer'
      | 'budget']
  | `people.${IdOf<typeof asked.people.kinds> | IdOf<typeof asked.people.sizes>}`;

/** Every possible answer except free text. */
export const facts: readonly Fact[] = [
  ...several.flatMap((name) => asked[name].options.map(({ id }) => `${name}.${id}` as Fact)),
  ...[...asked.people.kinds, ...asked.people.sizes].map(({ id }): Fact => `people.${id}`),
  ...one.flatMap((name) => asked[name].options.map(({ id }) => `${name}.${id}` as Fact)),
];

/** The answers as facts, for rules. */
export function factsOf(answers: Answers): ReadonlySet<Fact> {
  const people = Object.entries(answers.people).filter(([, size]) => size !== undefined);
  return new Set([
    ...several.flatMap((name) => answers[name].map((id) => `${name}.${id}` as Fact)),
    ...people.flatMap(([kind, size]) => [`people.${kind}` as Fact, `people.${size}` as Fact]),
    ...one.flatMap((name) => (answers[name] ? [`${name}.${answers[name]}` as Fact] : [])),
  ]);
}

/** “None of these” gives way if another option is given too. */
function withoutAlone(name: (typeof several)[number], ids: readonly string[]): readonly string[] {
  const options: readonly asked.Option[] = asked[name].options;
  const others = ids.filter((id) => !options.find((option) => option.id === id)?.alone);
  return others.length > 0 ? others : ids;
}

/** A sheet with exactly these answers; of two that exclude each other the first. */
export function answersOf(said: Iterable<string>): Answers {
  const chosen = [...said].map((fact) => fact.split('.') as [string, string?]);
  const idsOf = (name: string): string[] =>
    chosen.flatMap(([of, id]) => (of === name && id !== undefined ? [id] : []));
  // readAnswers() drops unknown ids, and sizes among the kinds.
  const drawn = {
    version: 1,
    ...Object.fromEntries(several.map((name) => [name, withoutAlone(name, idsOf(name))])),
    ...Object.fromEntries(one.map((name) => [name, idsOf(name)[0]])),
    people: Object.fromEntries(idsOf('people').map((kind) => [kind, 'some'])),
  };
  return readAnswers(drawn) ?? blank;
}

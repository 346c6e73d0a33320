import * as z from 'zod/mini';
import * as asked from './questions.ts';

// Zod compiles schemas with `new Function` if it can. The site's CSP forbids that, and even Zod's test for it is
// reported as a violation, so this runs before any schema is made.
z.config({ jitless: true });

const { longest } = asked;

type IdOf<List extends readonly asked.Option[]> = List[number]['id'];

// PostgreSQL cannot store NUL; other control characters, except line ends, mean nothing in an answer.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;

const clean = (text: string, most: number): string =>
  Array.from(text.toWellFormed().replace(CONTROLS, '').replace(/\r\n?/gu, '\n'))
    .slice(0, most)
    .join('');

const own = (most: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((text) =>
        clean(text, most)
          .replace(/[\n\t]+/gu, ' ')
          .trim(),
      ),
    ),
    '',
  );

const ownLines = (most: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => clean(text, most).trim()),
    ),
    '',
  );

/** The known options of a list, in drawing order; an exclusive option removes the others. */
function several<const List extends readonly asked.Option[]>(options: List) {
  type Id = IdOf<List>;
  const known = (chosen: unknown[]): readonly Id[] => {
    const kept = options.filter(({ id }) => chosen.includes(id));
    const alone = kept.find((option) => option.alone);
    return (alone ? [alone] : kept).map(({ id }) => id as Id);
  };
  return z.catch(z.pipe(z.array(z.unknown()), z.transform(known)), []);
}

const one = <const List extends readonly asked.Option[]>(options: List) =>
  z.catch(z.literal([...options.map(({ id }) => id as IdOf<List>), '' as const]), '');

const day = z.catch(z.iso.date(), '');

const size = z.optional(
  z.catch(z.optional(z.literal(asked.people.sizes.map(({ id }) => id))), undefined),
);

/**
 * The answers of a sheet of version 1. All may be missing and are then drawn as open; unknown values are dropped,
 * because a sheet can come from anywhere and must never cost an enquiry.
 */
const firstSchema = z.object({
  version: z.literal(1),
  project: own(longest.project),
  owner: own(longest.owner),
  /** The day it was started, YYYY-MM-DD. */
  date: day,
  /** A, then the next letter for each person who changed it. */
  revision: z.catch(z.string().check(z.regex(/^[A-Z]$/u)), 'A'),
  today: several(asked.today.options),
  hand: several(asked.hand.options),
  people: z.catch(z.object({ customers: size, staff: size, partners: size, machines: size }), {}),
  talks: several(asked.talks.options),
  talksOther: own(longest.talksOther),
  care: several(asked.care.options),
  hold: several(asked.hold.options),
  when: one(asked.when.options),
  whenDate: day,
  whenSeason: own(longest.season),
  hangs: own(longest.hangs),
  steer: one(asked.steer.options),
  budget: one(asked.budget.options),
  budgetRange: own(longest.range),
  words: ownLines(longest.words),
});

export type Answers = Readonly<z.infer<typeof firstSchema>>;

/** An empty sheet. */
export const blank: Answers = firstSchema.parse({ version: 1 });

/**
 * A sheet of any version, converted to the current one. Undefined if it is invalid. A new version gets its own
 * schema, and the former one a conversion: an old link must still work.
 */
export function readAnswers(written: unknown): Answers | undefined {
  const read = firstSchema.safeParse(written);
  return read.success ? read.data : undefined;
}

const said = (text: string) => text !== '';

/** Whether a question has been answered at all. */
const isAnswered: Record<asked.QuestionId, (answers: Answers) => boolean> = {
  today: ({ today }) => today.length > 0,
  hand: ({ hand }) => hand.length > 0,
  people: ({ people }) => Object.values(people).some((size) => size !== undefined),
  talks: ({ talks, talksOther }) => talks.length > 0 || said(talksOther),
  care: ({ care }) => care.length > 0,
  hold: ({ hold }) => hold.length > 0,
  when: ({ when, hangs }) => said(when) || said(hangs),
  steer: ({ steer, budget }) => said(steer) || said(budget),
  words: ({ words }) => said(words),
};

/** The answered questions, in order. */
export const answeredOf = (answers: Answers): readonly asked.QuestionId[] =>
  asked.questionIds.filter((id) => isAnswered[id](answers));

import * as z from 'zod/mini';
import * as asked from './questions.ts';

// As in answers.ts: no schema may be compiled with `new Function`.
z.config({ jitless: true });

const { longest } = asked;

type IdOf<List extends readonly asked.Option[]> = List[number]['id'];

const own = (most: number, help: string) =>
  z.optional(
    z
      .string('must be written as text')
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(most, `may have at most ${most} characters`),
        z.describe(help),
      ),
  );

const idsOf = <const List extends readonly asked.Option[]>(options: List) =>
  options.map(({ id }) => id as IdOf<List>);

const several = <const List extends readonly asked.Option[]>(options: List, help: string) =>
  z.optional(z.array(z.literal(idsOf(options))).check(z.describe(help)));

const one = <const List extends readonly asked.Option[]>(options: List, help: string) =>
  z.optional(z.literal(idsOf(options)).check(z.describe(help)));

const size = (help: string) => one(asked.people.sizes, help);

/**
 * A sheet written in content/. There an unknown value is an error, while in a visitor's sheet it is dropped;
 * readAnswers() converts one into the other.
 */
export const writtenAnswersSchema = z.strictObject({
  project: own(longest.project, 'What it is called.'),
  owner: own(longest.owner, 'Whose it is.'),
  today: several(asked.today.options, asked.today.ask),
  hand: several(asked.hand.options, asked.hand.ask),
  people: z.optional(
    z
      .strictObject({
        customers: size('How many customers.'),
        staff: size('How many of their own staff.'),
        partners: size('How many partners and suppliers.'),
        machines: size('How many machines.'),
      })
      .check(z.describe(asked.people.ask)),
  ),
  talks: several(asked.talks.options, asked.talks.ask),
  talksOther: own(longest.talksOther, 'What else it has to talk to.'),
  care: several(asked.care.options, asked.care.ask),
  hold: several(asked.hold.options, asked.hold.ask),
  when: one(asked.when.options, asked.when.ask),
  whenSeason: own(longest.season, 'Which season.'),
  hangs: own(longest.hangs, 'What depends on it.'),
  steer: one(asked.steer.options, asked.steer.ask),
  budget: one(asked.budget.options, asked.budget.ask),
  budgetRange: own(longest.range, 'From, to.'),
  words: own(longest.words, 'The problem, in their own words.'),
});

export type WrittenAnswers = Readonly<z.infer<typeof writtenAnswersSchema>>;

import * as z from 'zod/mini';
import { facts } from './facts.ts';
import { writtenAnswersSchema } from './written-answers.schema.ts';

// As in answers.ts: no schema may be compiled with `new Function`.
z.config({ jitless: true });

/** The space on a sheet: a longer text would overflow its place in the drawing. */
export const room = { service: 26, way: 26, notIf: 41, reason: 110, ask: 60 } as const;

/** Shown beside the drawing, never in it. */
const longestTakes = 140;

const words = (most: number, help: string) =>
  z
    .string('must be written as text')
    .check(
      z.trim(),
      z.minLength(3, 'needs at least 3 characters'),
      z.maxLength(most, `may have at most ${most} characters`),
      z.describe(help),
    );

const slug = z
  .string('must be written as text')
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'must be lower-case words joined by hyphens'),
    z.meta({ forMachines: true, refersTo: 'services' }),
    z.describe('The service.'),
  );

const when = z
  .array(z.literal([...facts]))
  .check(
    z.minLength(1),
    z.maxLength(3),
    z.describe('The answers it follows from; where there are several, all of them.'),
  );

const notIf = words(room.notIf, 'Ends the sentence “Not if …”: when it is the wrong choice.');

const takes = z.optional(
  words(longestTakes, 'How long it takes and what it costs, as facts: [fact:team-price].'),
);

const way = z.strictObject({
  name: words(room.way, 'What this way of working is called, as on the page of services.'),
  notIf,
  takes,
});

const services = z.array(
  z.strictObject({
    service: slug,
    name: words(room.service, 'Its name, short enough for the drawing.'),
    notIf,
    takes,
  }),
);

const ways = z.array(
  z.strictObject({
    when,
    way: z.literal(['team', 'project']).check(z.describe('The way of working that is advised.')),
    reason: words(room.reason, 'Why, in one sentence to the buyer.'),
  }),
);

const vote = z.strictObject({
  service: slug,
  votes: z
    .int()
    .check(z.minimum(1), z.maximum(5), z.describe('How loudly this answer speaks for it, 1 to 5.')),
});

const asks = z.array(
  z.strictObject({
    when,
    weight: z
      .int()
      .check(z.minimum(1), z.maximum(9), z.describe('What a wrong guess would cost, 1 to 9.')),
    ask: words(room.ask, 'One short question.'),
  }),
);

const example = z.strictObject({
  name: words(40, 'Who it could be, in a few words.'),
  line: words(140, 'One sentence: what is wrong today.'),
  answers: writtenAnswersSchema,
});

/** content/sheet.yaml: the advice for each answer, and start sheets. */
export const rulesSchema = z.strictObject({
  ways: z
    .strictObject({ team: way, project: way })
    .check(z.describe('The two ways of working, as the sheet names them.')),
  advice: ways.check(
    z.minLength(1),
    z.describe('The way of working: of these rules the first that fits is taken.'),
  ),
  services: services.check(
    z.minLength(2),
    z.describe('Every service, as the sheet names it. Of equals, the earlier one is advised.'),
  ),
  votes: z
    .array(z.strictObject({ when, for: z.array(vote).check(z.minLength(1), z.maxLength(8)) }))
    .check(z.minLength(1), z.describe('Which answers speak for which services.')),
  alone: z
    .array(slug)
    .check(
      z.length(2),
      z.describe('Joins a service that stands alone: the first that is not that service.'),
    ),
  asks: asks.check(z.minLength(1), z.describe('What we would ask first, by what was answered.')),
  always: z
    .array(words(room.ask, 'A question that suits any project.'))
    .check(z.length(3), z.describe('Fill up to three questions.')),
  examples: z
    .array(example)
    .check(z.minLength(3), z.maxLength(6), z.describe('Sheets to look at and to begin from.')),
});

export type Rules = Readonly<z.infer<typeof rulesSchema>>;

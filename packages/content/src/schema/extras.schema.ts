import { z } from 'zod';

const extra = (help: string) => z.boolean({ error: 'must be true or false' }).describe(help);

/** Parts that are not in the specification. Each can be switched off and on. */
export const extrasSchema = z.strictObject({
  sheet: extra(
    'Lets visitors draw their project at /sheet and send it with a message. Off: no page and no button leads to it, and the top of the home page asks no questions. The notice beside that form then does not mention sheets: set its version to today.',
  ),
  finder: extra(
    'Three questions on the services page that lead to a service. Off: the services page goes straight to the groups.',
  ),
  termsOfWork: extra(
    'What it costs and how we work, at /terms-of-work. Off: no page, “What it costs” leaves the menu, and no service shows its figures and its price.',
  ),
  security: extra(
    'Answers for a client’s security team at /security, with the confidentiality agreement. Off: neither exists.',
  ),
  people: extra(
    'The people on the about page, and who answers for a service. Off: no page names them.',
  ),
  search: extra(
    'The search in the bar and the list of all pages at /search. Off: the bar has no search, and the slash key does nothing.',
  ),
});

export type Extras = z.infer<typeof extrasSchema>;
export type Extra = keyof Extras;

/** The path of each page that can be switched off; undefined while it is off. */
export interface ExtraLinks {
  readonly sheet: string | undefined;
  readonly terms: string | undefined;
  readonly security: string | undefined;
  readonly search: string | undefined;
}

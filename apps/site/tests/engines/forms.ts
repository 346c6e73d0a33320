import { enquiry, typed } from '../fakes/contact-page.ts';
import type { FakeServer } from '../fakes/fake-server.ts';
import { part, type Part } from './page-side.ts';
import type { Visitor } from './visitor.ts';

interface Form {
  readonly firstField: Part;
  readonly send: Part;
  readonly fillIn: (visitor: Visitor) => Promise<void>;
}

function formIn(where: string, button: string, labels: readonly (keyof typeof typed)[]): Form {
  const field = (label: string): Part => part(`${where} input`, label);
  return {
    firstField: field('Name'),
    send: part(`${where} button`, button),
    fillIn: async (visitor) => {
      for (const label of labels) await visitor.fill(field(label), typed[label]);
    },
  };
}

export const contactForm = formIn('main', "Let's Talk", [
  'Name',
  'Company name',
  'Email',
  'Phone number',
  'Subject',
]);

export const communityForm = formIn('footer', 'Join', ['Name', 'Email']);

/** The sender's fields, which every message of either form contains. */
export const sender = { name: enquiry.name, email: enquiry.email };

/** The messages received at one path: JSON from a script, or a form's fields from the browser. */
export const sentTo = (intake: FakeServer, address: string): unknown[] =>
  intake.received
    .filter(({ path }) => path === address)
    .map(({ type, body }) =>
      type === 'application/json'
        ? (JSON.parse(body) as unknown)
        : Object.fromEntries(new URLSearchParams(body)),
    );

import {
  refused,
  readAddress,
  readContact,
  readDomain,
  readExtras,
  readFounded,
  readGrievances,
  readHours,
  readMail,
  readName,
  readRegistration,
  readSignIn,
  readSocial,
  type Mail,
  type Understood,
} from './read-answers.ts';

interface Asked {
  readonly ask: string;
  readonly read: (words: string) => Understood<unknown>;
  /** Whether the earlier answers need this one. Without it, they always do. */
  readonly when?: { readonly is: (earlier: Earlier) => boolean; readonly words: string };
  readonly mayBeEmpty?: true;
}

/** The answers so far that decide whether another is needed. */
interface Earlier {
  readonly extras?: boolean;
  readonly address?: { readonly country: string };
  readonly mail?: Mail;
}

/** India requires a company to show its registration and a contact for complaints. */
const isIndian: Asked['when'] = {
  is: ({ address }) => address?.country === 'India',
  words: 'for a company in India',
};
const hasDesk: Asked['when'] = {
  is: ({ extras, mail }) => extras === true && mail?.kind === 'smtp',
  words: 'with extras and a mail server',
};

/** The questions for a new owner. The rest of the content can wait, and `npm run launch-check` lists it. */
export const questions = {
  extras: {
    ask: 'Only what was ordered, or with the extras? ordered: the site of the specification. extras: also the sheet, the finder, prices, security answers, people, search, and the desk for staff.',
    read: readExtras,
  },
  name: { ask: 'What is the company called, as people say it?', read: readName },
  legalName: { ask: 'What is its registered name?', read: readName },
  founded: { ask: 'In which year was it founded?', read: readFounded },
  domain: {
    ask: 'Under which name do visitors open the site, like www.example.com?',
    read: readDomain,
  },
  contact: {
    ask: 'Where do visitors reach you? An email address, a comma, a phone number with country code.',
    read: readContact,
  },
  address: {
    ask: 'Where is the office? Parts with commas between, the country last.',
    read: readAddress,
  },
  registration: {
    ask: 'What is its Corporate Identity Number, and where is its registered office? The number, then the parts of the address, with commas between; or later.',
    read: readRegistration,
    when: isIndian,
  },
  grievances: {
    ask: 'Whom do people turn to with a complaint? A name, a comma, an email address; or later.',
    read: readGrievances,
    when: isIndian,
  },
  social: {
    ask: 'Where is the company on LinkedIn and other networks? Addresses with commas between, like https://www.linkedin.com/company/example; empty for none.',
    read: readSocial,
    mayBeEmpty: true,
  },
  hours: {
    ask: 'When do you answer? Like Monday-Friday 09:30-17:30 Asia/Kolkata.',
    read: readHours,
  },
  mail: {
    ask: 'What sends mail? smtps://user:password@host, or emailjs and its three identifiers (no server).',
    read: readMail,
  },
  signIn: {
    ask: 'How do staff sign in to the desk? Address of the sign-in, client id, client secret, email of the first manager; or none.',
    read: readSignIn,
    when: hasDesk,
  },
} as const satisfies Readonly<Record<string, Asked>>;

export type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as readonly Question[];

type ValueOf<Name extends Question> = Extract<
  ReturnType<(typeof questions)[Name]['read']>,
  { readonly value: unknown }
>['value'];

/** A question that was not asked has no answer. */
export type Answers = { readonly [Name in Question]: ValueOf<Name> };

/** When a question is asked; undefined if always. */
export const conditionOf = (name: Question): Asked['when'] => {
  const asked: Asked = questions[name];
  return asked.when;
};

/** One answer; an error names its question. */
export function understand(name: Question, words: string): Understood<unknown> {
  const asked: Asked = questions[name];
  return words.trim() === '' && !asked.mayBeEmpty
    ? refused('An answer is needed.')
    : asked.read(words.trim().replaceAll(/\s+/gu, ' '));
}

/** All answers together, or a sentence for each invalid one. */
export function understandAll(
  given: Readonly<Record<string, unknown>>,
): { readonly answers: Answers } | { readonly problems: readonly string[] } {
  const problems = Object.keys(given)
    .filter((name) => !Object.hasOwn(questions, name))
    .map((name) => `${name}: is not a question. The questions are ${questionNames.join(', ')}.`);
  const answers: Record<string, unknown> = {};
  for (const name of questionNames) {
    const words = textOf(given[name]);
    const when = conditionOf(name);
    if (when && !when.is(answers)) {
      // An earlier answer that is invalid may be why it does not seem to be needed.
      if (words !== '' && problems.length === 0)
        problems.push(`${name}: is only asked ${when.words}. Leave it out.`);
      continue;
    }
    const read = understand(name, words);
    if ('problem' in read) problems.push(`${name}: ${read.problem}`);
    else answers[name] = read.value;
  }
  return problems.length > 0 ? { problems } : { answers: answers as unknown as Answers };
}

/** A year is a number in a file of answers. */
const textOf = (words: unknown): string =>
  typeof words === 'string' || typeof words === 'number' ? String(words) : '';

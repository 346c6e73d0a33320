import { countries } from '@studio/contract/countries';
import { isZone, weekdays } from '@studio/contract/working-hours';
import { z } from 'zod';
import { corporateIdentityNumber } from '#schema/company.schema.ts';

/** A parsed answer, or a sentence that says what to write instead. */
export type Understood<Value> = { readonly value: Value } | { readonly problem: string };

const no = (problem: string) => ({ problem });
const isEmail = (words: string): boolean => z.email().safeParse(words).success;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/u;

function readExtras(words: string): Understood<boolean> {
  const isOrdered = words.toLowerCase() === 'ordered';
  return isOrdered || words.toLowerCase() === 'extras'
    ? { value: !isOrdered }
    : no('Write ordered or extras.');
}

function readName(words: string): Understood<string> {
  return words.length >= 2 && words.length <= 60 && /\p{L}/u.test(words)
    ? { value: words }
    : no('A name has 2 to 60 characters and at least one letter.');
}

function readFounded(words: string): Understood<number> {
  const [year, today] = [Number(words), new Date().getFullYear()];
  return /^\d{4}$/u.test(words) && year >= 1600 && year <= today
    ? { value: year }
    : no(`“${words}” is not a year up to ${today}.`);
}

function readDomain(words: string): Understood<string> {
  const host = words
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\/$/u, '');
  if (!hostName.test(host))
    return no(
      `“${words}” is not the name of a site. Write it like www.example.com, without a path.`,
    );
  return { value: host };
}

function readContact(
  words: string,
): Understood<{ readonly email: string; readonly phone: string }> {
  const [email = '', phone = '', ...more] = words.split(',').map((part) => part.trim());
  if (!isEmail(email) || more.length > 0)
    return no('Write an email address and a phone number, with a comma between.');
  if (!/^\+[1-9][0-9 ]{6,}$/u.test(phone))
    return no(`“${phone}” is not a phone number. Begin with a plus sign and the country code.`);
  return { value: { email, phone } };
}

function readAddress(
  words: string,
): Understood<{ readonly address: readonly string[]; readonly country: string }> {
  const lines = words
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const country = countries.find(({ name }) => name.toLowerCase() === lines.at(-1)?.toLowerCase());
  if (!country)
    return no(
      `End with the country in English, like India. “${lines.at(-1) ?? ''}” is none we know.`,
    );
  if (lines.length < 2) return no('Write at least a street or a city before the country.');
  return { value: { address: lines.slice(0, -1), country: country.name } };
}

/** What a company may not know yet on its first day. */
const isLater = (words: string): boolean => words.toLowerCase() === 'later';

function readRegistration(
  words: string,
): Understood<{ readonly number: string; readonly office: readonly string[] } | undefined> {
  if (isLater(words)) return { value: undefined };
  const [number = '', ...office] = words.split(',').map((part) => part.trim());
  if (!corporateIdentityNumber.test(number))
    return no(`“${number}” is not a Corporate Identity Number of 21 characters.`);
  return office.length > 0
    ? { value: { number, office } }
    : no('After the number write the registered office, with commas between its parts.');
}

function readGrievances(
  words: string,
): Understood<{ readonly name: string; readonly email: string } | undefined> {
  if (isLater(words)) return { value: undefined };
  const [name = '', email = '', ...more] = words.split(',').map((part) => part.trim());
  return /\p{L}/u.test(name) && isEmail(email) && more.length === 0
    ? { value: { name, email } }
    : no('Write the name of a person, a comma and an email address.');
}

const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'x.com': 'X',
};

/** A network that is not in the list is called by its host name. */
function readSocial(
  words: string,
): Understood<readonly { readonly name: string; readonly url: string }[]> {
  const links = words
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = links.find((link) => URL.parse(link)?.protocol !== 'https:');
  if (wrong !== undefined)
    return no(
      `“${wrong}” is not the address of a page. Write it like https://www.linkedin.com/company/example.`,
    );
  return {
    value: links.map((url) => {
      const host = new URL(url).hostname.replace(/^(?:www|\w\w)\./u, '');
      return { name: networks[host] ?? host, url };
    }),
  };
}

export interface Hours {
  readonly week: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly zone: string;
}

function readHours(words: string): Understood<Hours> {
  const [, first = '', last = '', opens = '', closes = '', zone = ''] =
    /^(\w+)-(\w+) (\d\d:\d\d)-(\d\d:\d\d) (\S+)$/u.exec(words) ?? [];
  const dayOf = (name: string): number =>
    weekdays.findIndex((day) => day.toLowerCase() === name.toLowerCase());
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from < 0 || to < 0)
    return no('Write them like Monday-Friday 09:30-17:30 Asia/Kolkata, with days in English.');
  const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time);
  if (!isTime(opens) || !isTime(closes) || opens >= closes)
    return no(
      `From ${opens} to ${closes} is not a working day. Write 09:30-17:30, the earlier first.`,
    );
  if (!isZone(zone)) return no(`“${zone}” is not a time zone. Write it like Asia/Kolkata.`);
  // From one day to another, also over the end of the week.
  const days = ((to - from + 7) % 7) + 1;
  const week = [...weekdays, ...weekdays].slice(from, from + days);
  return { value: { week, opens, closes, zone } };
}

export type Mail =
  | { readonly kind: 'emailjs'; readonly ids: readonly [string, string, string] }
  | { readonly kind: 'smtp'; readonly url: string };

function readMail(words: string): Understood<Mail> {
  const [kind, service, template, key, ...more] = words.split(/\s+/u);
  if (kind === 'emailjs')
    return service && template && key && more.length === 0
      ? { value: { kind, ids: [service, template, key] } }
      : no('Write emailjs and its three identifiers: emailjs service_x template_y public-key.');
  const url = URL.parse(words);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    return no(
      'Write the mail server like smtps://user:password@mail.example.com, or emailjs and its three identifiers.',
    );
  if (url.username === '' || url.password === '')
    return no('The mail server needs a login: smtps://user:password@mail.example.com.');
  return { value: { kind: 'smtp', url: words } };
}

export interface SignIn {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly manager: string;
}

function readSignIn(words: string): Understood<SignIn | undefined> {
  if (words.toLowerCase() === 'none') return { value: undefined };
  const [issuer = '', clientId, clientSecret, manager = '', ...more] = words.split(/\s+/u);
  if (URL.parse(issuer)?.protocol !== 'https:')
    return no('Write the address of your sign-in, which begins with https://, or none.');
  if (!clientId || !clientSecret || !isEmail(manager) || more.length > 0)
    return no(
      'After the address write client id, client secret and the email of the first manager.',
    );
  return { value: { issuer, clientId, clientSecret, manager } };
}

interface Asked {
  readonly ask: string;
  readonly read: (words: string) => Understood<unknown>;
  /** Whether the earlier answers need this one. Without it, they always do. */
  readonly when?: { readonly is: (earlier: Earlier) => boolean; readonly words: string };
  readonly mayBeEmpty?: true;
}

/** The answers so far that decide whether another is needed. */
export interface Earlier {
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

/** Questions that are not asked of everyone. */
type Conditional = {
  [Name in Question]: (typeof questions)[Name] extends { readonly when: unknown } ? Name : never;
}[Question];

export type Answers = {
  readonly [Name in Question]: ValueOf<Name> | (Name extends Conditional ? undefined : never);
};

/** When a question is asked; undefined if always. */
export const conditionOf = (name: Question): Asked['when'] => {
  const asked: Asked = questions[name];
  return asked.when;
};

/** One answer; an error names its question. */
export function understand(name: Question, words: string): Understood<unknown> {
  const asked: Asked = questions[name];
  return words.trim() === '' && !asked.mayBeEmpty
    ? no('An answer is needed.')
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

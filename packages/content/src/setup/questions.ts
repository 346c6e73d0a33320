import { countries } from '@studio/contract/countries';
import { isZone, weekdays } from '@studio/contract/working-hours';
import { z } from 'zod';

/** A parsed answer, or a sentence that says what to write instead. */
export type Understood<Value> = { readonly value: Value } | { readonly problem: string };

const no = (problem: string) => ({ problem });
const isEmail = (words: string): boolean => z.email().safeParse(words).success;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/u;

function readName(words: string): Understood<string> {
  return words.length >= 2 && words.length <= 60 && /\p{L}/u.test(words)
    ? { value: words }
    : no('A name has 2 to 60 characters and at least one letter.');
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

/** The questions for a new owner. The rest of the content can wait, and `npm run launch-check` lists it. */
export const questions = {
  name: { ask: 'What is the company called, as people say it?', read: readName },
  legalName: { ask: 'What is its registered name?', read: readName },
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
  },
} as const;

export type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as readonly Question[];

type ValueOf<Name extends Question> = Extract<
  ReturnType<(typeof questions)[Name]['read']>,
  { readonly value: unknown }
>['value'];

export type Answers = { readonly [Name in Question]: ValueOf<Name> };

/** One answer; an error names its question. */
export const understand = (name: Question, words: string): Understood<unknown> =>
  words.trim() === ''
    ? no('An answer is needed.')
    : questions[name].read(words.trim().replaceAll(/\s+/gu, ' '));

/** All answers together, or a sentence for each invalid one. */
export function understandAll(
  given: Readonly<Record<string, unknown>>,
): { readonly answers: Answers } | { readonly problems: readonly string[] } {
  const problems = Object.keys(given)
    .filter((name) => !Object.hasOwn(questions, name))
    .map((name) => `${name}: is not a question. The questions are ${questionNames.join(', ')}.`);
  const answers: Record<string, unknown> = {};
  for (const name of questionNames) {
    const words = given[name];
    const read = understand(name, typeof words === 'string' ? words : '');
    if ('problem' in read) problems.push(`${name}: ${read.problem}`);
    else answers[name] = read.value;
  }
  const whole = answers as unknown as Answers;
  if (problems.length === 0 && whole.mail.kind === 'emailjs' && whole.signIn)
    problems.push('signIn: with EmailJS there is no server and no desk. Answer none.');
  return problems.length > 0 ? { problems } : { answers: whole };
}

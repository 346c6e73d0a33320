import { countries } from '@studio/contract/countries';
import { isZone, weekdays } from '@studio/contract/working-hours';
import { z } from 'zod';
import { corporateIdentityNumber } from '#schema/company.schema.ts';

/** A parsed answer, or a sentence that says what to write instead. */
export type Understood<Value> = { readonly value: Value } | { readonly problem: string };

export const refused = (problem: string) => ({ problem });
const isEmail = (words: string): boolean => z.email().safeParse(words).success;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/u;

export function readExtras(words: string): Understood<boolean> {
  const isOrdered = words.toLowerCase() === 'ordered';
  return isOrdered || words.toLowerCase() === 'extras'
    ? { value: !isOrdered }
    : refused('Write ordered or extras.');
}

export function readName(words: string): Understood<string> {
  return words.length >= 2 && words.length <= 60 && /\p{L}/u.test(words)
    ? { value: words }
    : refused('A name has 2 to 60 characters and at least one letter.');
}

export function readFounded(words: string): Understood<number> {
  const [year, today] = [Number(words), new Date().getFullYear()];
  return /^\d{4}$/u.test(words) && year >= 1600 && year <= today
    ? { value: year }
    : refused(`“${words}” is not a year up to ${today}.`);
}

export function readDomain(words: string): Understood<string> {
  const host = words
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\/$/u, '');
  if (!hostName.test(host))
    return refused(
      `“${words}” is not the name of a site. Write it like www.example.com, without a path.`,
    );
  return { value: host };
}

export function readContact(
  words: string,
): Understood<{ readonly email: string; readonly phone: string }> {
  const [email = '', phone = '', ...more] = words.split(',').map((part) => part.trim());
  if (!isEmail(email) || more.length > 0)
    return refused('Write an email address and a phone number, with a comma between.');
  if (!/^\+[1-9][0-9 ]{6,}$/u.test(phone))
    return refused(
      `“${phone}” is not a phone number. Begin with a plus sign and the country code.`,
    );
  return { value: { email, phone } };
}

export function readAddress(
  words: string,
): Understood<{ readonly address: readonly string[]; readonly country: string }> {
  const lines = words
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const country = countries.find(({ name }) => name.toLowerCase() === lines.at(-1)?.toLowerCase());
  if (!country)
    return refused(
      `End with the country in English, like India. “${lines.at(-1) ?? ''}” is none we know.`,
    );
  if (lines.length < 2) return refused('Write at least a street or a city before the country.');
  return { value: { address: lines.slice(0, -1), country: country.name } };
}

/** What a company may not know yet on its first day. */
const isLater = (words: string): boolean => words.toLowerCase() === 'later';

export function readRegistration(
  words: string,
): Understood<{ readonly number: string; readonly office: readonly string[] } | undefined> {
  if (isLater(words)) return { value: undefined };
  const [number = '', ...office] = words.split(',').map((part) => part.trim());
  if (!corporateIdentityNumber.test(number))
    return refused(`“${number}” is not a Corporate Identity Number of 21 characters.`);
  return office.length > 0
    ? { value: { number, office } }
    : refused('After the number write the registered office, with commas between its parts.');
}

export function readGrievances(
  words: string,
): Understood<{ readonly name: string; readonly email: string } | undefined> {
  if (isLater(words)) return { value: undefined };
  const [name = '', email = '', ...more] = words.split(',').map((part) => part.trim());
  return /\p{L}/u.test(name) && isEmail(email) && more.length === 0
    ? { value: { name, email } }
    : refused('Write the name of a person, a comma and an email address.');
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
export function readSocial(
  words: string,
): Understood<readonly { readonly name: string; readonly url: string }[]> {
  const links = words
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = links.find((link) => URL.parse(link)?.protocol !== 'https:');
  if (wrong !== undefined)
    return refused(
      `“${wrong}” is not the address of a page. Write it like https://www.linkedin.com/company/example.`,
    );
  return {
    value: links.map((url) => {
      const host = new URL(url).hostname.replace(/^(?:www|\w\w)\./u, '');
      return { name: networks[host] ?? host, url };
    }),
  };
}

interface Hours {
  readonly week: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly zone: string;
}

export function readHours(words: string): Understood<Hours> {
  const [, first = '', last = '', opens = '', closes = '', zone = ''] =
    /^(\w+)-(\w+) (\d\d:\d\d)-(\d\d:\d\d) (\S+)$/u.exec(words) ?? [];
  const dayOf = (name: string): number =>
    weekdays.findIndex((day) => day.toLowerCase() === name.toLowerCase());
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from < 0 || to < 0)
    return refused('Write them like Monday-Friday 09:30-17:30 Asia/Kolkata, with days in English.');
  const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time);
  if (!isTime(opens) || !isTime(closes) || opens >= closes)
    return refused(
      `From ${opens} to ${closes} is not a working day. Write 09:30-17:30, the earlier first.`,
    );
  if (!isZone(zone)) return refused(`“${zone}” is not a time zone. Write it like Asia/Kolkata.`);
  // From one day to another, also over the end of the week.
  const days = ((to - from + 7) % 7) + 1;
  const week = [...weekdays, ...weekdays].slice(from, from + days);
  return { value: { week, opens, closes, zone } };
}

export type Mail =
  | { readonly kind: 'emailjs'; readonly ids: readonly [string, string, string] }
  | { readonly kind: 'smtp'; readonly url: string };

export function readMail(words: string): Understood<Mail> {
  const [kind, service, template, key, ...more] = words.split(/\s+/u);
  if (kind === 'emailjs')
    return service && template && key && more.length === 0
      ? { value: { kind, ids: [service, template, key] } }
      : refused(
          'Write emailjs and its three identifiers: emailjs service_x template_y public-key.',
        );
  const url = URL.parse(words);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    return refused(
      'Write the mail server like smtps://user:password@mail.example.com, or emailjs and its three identifiers.',
    );
  if (url.username === '' || url.password === '')
    return refused('The mail server needs a login: smtps://user:password@mail.example.com.');
  return { value: { kind: 'smtp', url: words } };
}

interface SignIn {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly manager: string;
}

export function readSignIn(words: string): Understood<SignIn | undefined> {
  if (words.toLowerCase() === 'none') return { value: undefined };
  const [issuer = '', clientId, clientSecret, manager = '', ...more] = words.split(/\s+/u);
  if (URL.parse(issuer)?.protocol !== 'https:')
    return refused('Write the address of your sign-in, which begins with https://, or none.');
  if (!clientId || !clientSecret || !isEmail(manager) || more.length > 0)
    return refused(
      'After the address write client id, client secret and the email of the first manager.',
    );
  return { value: { issuer, clientId, clientSecret, manager } };
}

import type { SpamSignal } from '#submission/spam-check.ts';

/** The parts of a held enquiry that help to decide whether a person wrote it. */
export interface HeldEnquiry {
  readonly id: string;
  readonly reason: string | null;
  readonly name: string;
  readonly phonenumber: string;
  readonly country: string;
  readonly details: string;
  readonly hasSheet: boolean;
  /** We have answered an enquiry from this address before. */
  readonly isKnown: boolean;
}

interface Evidence {
  readonly speaksFor: readonly string[];
  readonly speaksAgainst: readonly string[];
  readonly alike: readonly string[];
}

const reasons: Readonly<Record<SpamSignal, string>> = {
  honeypot: 'Filled in a field that people cannot see.',
  'typed-too-fast': 'Every field was typed within two seconds. People need longer.',
  'too-fast': 'Sent within two seconds of opening the form. People need longer.',
  'busy-address': 'One of many enquiries from one network within a short time.',
  busy: 'One of very many that arrived at once.',
};

const isSpamSignal = (reason: string): reason is SpamSignal => Object.hasOwn(reasons, reason);

/** Another version may have stored a reason that this one does not know. */
export function reasonSentence(reason: string | null): string {
  if (reason === null) return 'No reason was recorded.';
  return isSpamSignal(reason) ? reasons[reason] : reason;
}

const AT_LENGTH = 200;
const HARDLY_ANYTHING = 10;
const LINK = /https?:\/\/|www\./giu;

const countries = new Intl.DisplayNames('en', { type: 'region' });
const countryName = (code: string): string => (code === '' ? '' : (countries.of(code) ?? code));
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Enquiries with the same text or the same telephone number. */
function alikeOf(one: HeldEnquiry, all: readonly HeldEnquiry[]): HeldEnquiry[] {
  const said = letters(one.details);
  return all.filter(
    (other) =>
      other.id !== one.id &&
      (other.phonenumber === one.phonenumber ||
        (said.length > HARDLY_ANYTHING && letters(other.details) === said)),
  );
}

const when = (condition: boolean, sentence: string): string[] => (condition ? [sentence] : []);

function against(one: HeldEnquiry, alike: readonly HeldEnquiry[], links: number): string[] {
  const names = new Set([one, ...alike].map(({ name }) => letters(name))).size;
  const isOneTelephone =
    alike.length > 0 && alike.every(({ phonenumber }) => phonenumber === one.phonenumber);
  return [
    ...when(names > 1 && isOneTelephone, `${names} names, one telephone number.`),
    ...when(alike.length > 0 && !isOneTelephone, `${alike.length + 1} of these say the same.`),
    ...when(one.details.trim().length < HARDLY_ANYTHING, 'Hardly anything was written.'),
    ...when(links > 0, links === 1 ? 'Contains a link.' : `Contains ${links} links.`),
    ...when(one.country === '', 'The telephone number matches no country.'),
  ];
}

function inFavour(one: HeldEnquiry, isAlone: boolean, links: number): string[] {
  const isLong = one.details.length >= AT_LENGTH && links === 0 && isAlone;
  return [
    ...when(one.isKnown, 'Wrote to us before, and was answered.'),
    ...when(one.hasSheet, 'Drew up a project sheet.'),
    ...when(isLong, 'Wrote at length, in words of their own.'),
    ...when(
      one.country !== '' && isAlone && links === 0,
      `The telephone number matches ${countryName(one.country)}.`,
    ),
    ...when(
      one.reason === 'too-fast' && isAlone && links === 0,
      'Browsers that fill in forms automatically can be this fast.',
    ),
  ];
}

/** What speaks for a person and what against one. It is only shown: a colleague decides. */
export function evidenceOf(one: HeldEnquiry, all: readonly HeldEnquiry[]): Evidence {
  const alike = alikeOf(one, all);
  const links = one.details.match(LINK)?.length ?? 0;
  const isEmpty = one.details.trim().length < HARDLY_ANYTHING;
  return {
    speaksFor: isEmpty ? [] : inFavour(one, alike.length === 0, links),
    speaksAgainst: against(one, alike, links),
    alike: alike.map(({ id }) => id),
  };
}

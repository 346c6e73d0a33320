import { parseDocument, stringify } from 'yaml';
import { companySchema } from '#schema/company.schema.ts';
import { extrasSchema } from '#schema/extras.schema.ts';
import { workingHoursSchema } from '#schema/working-hours.schema.ts';
import type { Answers } from './questions.ts';

/** A file with new values in some fields; all comments and other values stay. `undefined` removes a field. */
function changed(yaml: string, changes: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(yaml);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    if (value === undefined) document.deleteIn(keys);
    else document.setIn(keys, value);
  }
  return document.toString({ lineWidth: 100 });
}

/** What an Indian company must show; marked as a sample while it is not known. */
function indianDetails({ contact, address, registration, grievances }: Answers) {
  if (address.country !== 'India') return { registration: undefined, grievances: undefined };
  return {
    registration: {
      sample: !registration,
      name: 'CIN',
      number: registration?.number ?? 'U00000XX0000XXX000000',
      office: registration?.office ?? address.address,
    },
    grievances: {
      sample: !grievances,
      name: grievances?.name ?? 'Name of a person',
      email: grievances?.email ?? contact.email,
    },
  };
}

/** Without “in India” and “, from India,” for a company of another country. */
const withoutCountry = (text: string, country: string): string =>
  text.replaceAll(new RegExp(`,? (?:from|in) ${RegExp.escape(country)}\\b,?`, 'gu'), '');

interface Before {
  readonly contact: { readonly country: string };
  readonly tagline: string;
}

const countryOf = (company: string): string =>
  (parseDocument(company).toJS() as Before).contact.country;

export function companyFile(before: string, answers: Answers): string {
  const { name, legalName, founded, domain, contact, address, social } = answers;
  const { tagline } = parseDocument(before).toJS() as Before;
  const from = countryOf(before);
  const text = changed(before, {
    name,
    shortName: name.split(' ')[0]?.length === 1 ? name : name.split(' ')[0],
    legalName,
    founded,
    domain: `https://${domain}`,
    tagline: from === address.country ? tagline : withoutCountry(tagline, from),
    sample: undefined,
    'contact.sample': false,
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    'contact.address': [name, ...address.address],
    'contact.country': address.country,
    social,
    ...indianDetails(answers),
  });
  companySchema.parse(parseDocument(text).toJS());
  return text;
}

export function hoursFile(before: string, { hours }: Answers): string {
  const { week, opens, closes, zone } = hours;
  // launch-check asks for the holidays.
  const text = changed(before, { sample: false, zone, week, opens, closes, holidays: [] });
  workingHoursSchema.parse(parseDocument(text).toJS());
  return text;
}

export const extrasFile = ({ extras }: Answers): string =>
  stringify(Object.fromEntries(Object.keys(extrasSchema.shape).map((extra) => [extra, extras])));

/** The about page, without the country of the earlier company if the new one is elsewhere. */
export const aboutFile = (before: string, company: string, { address }: Answers): string =>
  countryOf(company) === address.country ? before : withoutCountry(before, countryOf(company));

/** The list of known words, without the names of the earlier company and its people. */
export function spellingFile(before: string, gone: string): string {
  const names = new Set(gone.match(/\p{L}+/gu));
  return before
    .split('\n')
    .filter((line) => !names.has(line.replace(/^ +- /u, '')))
    .join('\n');
}

/** A service, answered by none of the people who are gone. */
export const withoutPerson = (before: string, gone: ReadonlySet<string>): string =>
  before.replace(/^answeredBy: (\S+)\n/mu, (line, person: string) =>
    gone.has(person) ? '' : line,
  );

/** Quoted for a shell, whatever it contains. */
const quoted = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`;
const lines = (settings: Readonly<Record<string, string>>, write: (value: string) => string) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${write(value)}\n`)
    .join('');

/** The settings file, by its path in the project: settings for the build, or for install.sh. */
export function settingsFile({
  mail,
  signIn,
  domain,
  contact,
}: Answers): [path: string, text: string] {
  if (mail.kind === 'emailjs') {
    const [service, template, key] = mail.ids;
    return [
      'apps/site/.env.production.local',
      lines(
        {
          PUBLIC_API_URL: '',
          PUBLIC_EMAILJS_SERVICE_ID: service,
          PUBLIC_EMAILJS_TEMPLATE_ID: template,
          PUBLIC_EMAILJS_PUBLIC_KEY: key,
        },
        (value) => value,
      ),
    ];
  }
  const desk = signIn && {
    DESK_NAME: `desk.${domain.replace(/^www\./u, '')}`,
    DESK_OIDC_ISSUER: signIn.issuer,
    DESK_OIDC_CLIENT_ID: signIn.clientId,
    DESK_OIDC_CLIENT_SECRET: signIn.clientSecret,
    // By address: not every identity provider puts groups into its tokens.
    DESK_ROLE_CLAIM: 'email',
    DESK_ROLES: `${signIn.manager}=manager`,
  };
  const settings = { INTAKE_MAIL_FROM: contact.email, INTAKE_SMTP_URL: mail.url, ...desk };
  return ['box.env', lines(settings, quoted)];
}

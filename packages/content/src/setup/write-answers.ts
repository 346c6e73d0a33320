import { parseDocument } from 'yaml';
import { companySchema } from '#schema/company.schema.ts';
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

/** India requires a company to show its registration and a contact for complaints; other countries may omit both. */
const ofLaw = (country: string): Record<string, undefined> =>
  country === 'India' ? {} : { registration: undefined, grievances: undefined };

export function companyFile(before: string, answers: Answers, year: number): string {
  const { name, legalName, domain, contact, address } = answers;
  const text = changed(before, {
    name,
    shortName: name.split(' ')[0]?.length === 1 ? name : name.split(' ')[0],
    legalName,
    founded: year,
    domain: `https://${domain}`,
    sample: undefined,
    'contact.sample': false,
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    'contact.address': [name, ...address.address],
    'contact.country': address.country,
    social: [],
    ...ofLaw(address.country),
  });
  companySchema.parse(parseDocument(text).toJS());
  return text;
}

export function hoursFile(before: string, { hours }: Answers): string {
  const { week, opens, closes, zone } = hours;
  const hasMoved = parseDocument(before).get('zone') !== zone;
  const text = changed(before, {
    sample: false,
    zone,
    week,
    opens,
    closes,
    // Another zone is another country, whose holidays are unknown.
    ...(hasMoved && { holidays: [] }),
  });
  workingHoursSchema.parse(parseDocument(text).toJS());
  return text;
}

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

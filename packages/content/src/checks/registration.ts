import type { Check } from '#reader/check.ts';
import type { Finding } from '#reader/finding.ts';

/** Listed or not, industry, state, year, kind of company, registration number. */
const cin = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

/** What rule 26 of India's Companies (Incorporation) Rules, 2014, requires on a company's home page. */
export const registration: Check = ({ company: { file, value } }) => {
  if (value.contact.country !== 'India') return [];
  const missing = (field: string, what: string): Finding => ({
    file,
    field,
    problem: `is missing, and an Indian company must show ${what} on its home page.`,
    fix: 'Fill it in; until it is confirmed, with sample: true.',
  });
  return [
    ...(value.grievances
      ? []
      : [missing('grievances', 'the name of a person for queries and grievances')]),
    ...(value.registration
      ? []
      : [missing('registration', 'its registered office and Corporate Identity Number')]),
    ...(value.registration && !cin.test(value.registration.number)
      ? [
          {
            file,
            field: 'registration.number',
            problem: `is “${value.registration.number}”, which is no Corporate Identity Number.`,
            fix: 'Copy the 21 characters from the certificate of incorporation, without spaces.',
          },
        ]
      : []),
  ];
};

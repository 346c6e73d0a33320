import { countries } from '@studio/contract/countries';
import { z } from 'zod';
import { forMachines, plainSentence, sample, summary, title, webUrl } from './text-fields.ts';

/** Listed or not, industry, state, year, kind of company, registration number. */
export const corporateIdentityNumber = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

export const companySchema = z.strictObject({
  name: title.describe('The name as people say it, for example on the logo.'),
  shortName: title.describe('The short name used in running text.'),
  legalName: title.describe('The registered name, for the legal pages and the footer.'),
  founded: z.number().int().describe('The first year of the copyright notice.'),
  domain: webUrl.describe('The address of the site, with https and without a slash at the end.'),
  tagline: plainSentence.describe('One line under the logo in the footer.'),
  description: summary.describe('What the company does, for search engines.'),
  brand: z
    .strictObject({
      color: forMachines(
        z.string().regex(/^#[0-9a-f]{6}$/, {
          error: 'must be a hash sign and six lower-case digits or letters, such as #0d6ed6',
        }),
      ).describe('The one color of the site, such as #0d6ed6. White text must be readable on it.'),
      fonts: z
        .enum(['Mona Sans and Martian Mono', 'Schibsted Grotesk and JetBrains Mono'])
        .optional()
        .describe('The typefaces: one for text and headings, one for labels of drawings.'),
    })
    .describe('How the company looks. Its logo is the file content/logo.svg.'),
  contact: z
    .strictObject({
      sample,
      email: forMachines(z.email()).describe('Where visitors can write to.'),
      phone: forMachines(
        z
          .string()
          .regex(/^\+[0-9 ]+$/, { error: 'must be a plus sign, the country code and the number' }),
      ).describe('With country code, written as people read it.'),
      address: z.array(title).min(1).describe('The postal address, one line each.'),
      country: z
        .enum(countries.map(({ name }) => name))
        .describe('The country of the address. The phone field of the forms begins with it.'),
    })
    .describe('How a visitor reaches a person.'),
  registration: z
    .strictObject({
      sample,
      name: title.describe('What its number is called: CIN in India.'),
      number: forMachines(title).describe('The number itself.'),
      office: z.array(title).min(1).describe('The registered office, one line each.'),
    })
    .optional()
    .describe('The company in its register: the legal name above, its number and its office.'),
  grievances: z
    .strictObject({
      sample,
      name: title.describe('A person, by name.'),
      email: forMachines(z.email()).describe('Where they are written to.'),
    })
    .optional()
    .describe('Whom to turn to with a query or a complaint.'),
  social: z
    .array(
      z.strictObject({
        name: title.describe('The network, for example LinkedIn.'),
        url: webUrl.describe('The address of the company’s own page there.'),
        sample: sample
          .optional()
          .describe('On until the account exists: until then the link is marked as a sample.'),
      }),
    )
    .describe('Only networks with a real address. Leave the list empty otherwise.'),
  sample: sample
    .optional()
    .describe('On while the names and the first year above are invented to show the site.'),
});

export type Company = z.infer<typeof companySchema>;

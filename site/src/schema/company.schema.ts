import { z } from 'zod';
import { plainSentence, sample, summary, title } from './words.schema.ts';

export const companySchema = z.strictObject({
  name: title.describe('The name as people say it, for example on the logo.'),
  shortName: title.describe('The short name used in running text.'),
  legalName: title.describe('The registered name, for the legal pages and the footer.'),
  founded: z.number().int().describe('The first year of the copyright notice.'),
  domain: z.url().describe('The address of the site, with https and without a slash at the end.'),
  tagline: plainSentence.describe('One line under the logo in the footer.'),
  description: summary.describe('What the company does, for search engines.'),
  contact: z
    .strictObject({
      sample,
      email: z.email().describe('Where visitors can write to.'),
      phone: z
        .string()
        .regex(/^\+[0-9 ]+$/, { error: 'must be a plus sign, the country code and the number' })
        .describe('With country code, written as people read it.'),
      address: z.array(title).min(1).describe('The postal address, one line each.'),
      country: title,
    })
    .describe('How a visitor reaches a person.'),
  social: z
    .array(
      z.strictObject({
        name: title.describe('The network, for example LinkedIn.'),
        url: z.url().describe('The address of the company’s own page there.'),
      }),
    )
    .describe('Only networks with a real address. Leave the list empty otherwise.'),
});

export type Company = z.infer<typeof companySchema>;

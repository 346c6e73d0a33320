import type { Organization, WebSite } from 'schema-dts';
import type { Company } from '@studio/content/schema/company.schema.ts';
import { absolute } from './absolute.ts';

/** The ids by which every other node refers to the company and its site. */
export const organizationId = (company: Company) => ({
  '@id': absolute('/#organization', company),
});

/** An unconfirmed link may lead to another company. */
const confirmedSocial = ({ social }: Company) => social.filter(({ sample }) => !sample);

export const webSiteId = (company: Company) => ({ '@id': absolute('/#website', company) });

/** The company. Its legal name and contact details are included only once they are confirmed. */
export const organization = (company: Company): Organization => ({
  '@type': 'Organization',
  ...organizationId(company),
  name: company.name,
  alternateName: company.shortName,
  ...(!(company.sample || company.registration?.sample) && { legalName: company.legalName }),
  description: company.description,
  url: absolute('/', company),
  logo: absolute('/icons/icon-512.png', company),
  ...(confirmedSocial(company).length > 0 && {
    sameAs: confirmedSocial(company).map(({ url }) => url),
  }),
  ...(!company.contact.sample && {
    email: company.contact.email,
    telephone: company.contact.phone,
    address: postalAddress(company),
  }),
});

export const postalAddress = ({ contact }: Company) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: contact.address.join(', '),
    addressCountry: contact.country,
  }) as const;

export const webSite = (company: Company): WebSite => ({
  '@type': 'WebSite',
  ...webSiteId(company),
  name: company.name,
  url: absolute('/', company),
  inLanguage: 'en',
  publisher: organizationId(company),
});

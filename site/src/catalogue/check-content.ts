import { alike } from './checks/alike.ts';
import { altText } from './checks/alt-text.ts';
import { claimSources } from './checks/claim-sources.ts';
import { definitions } from './checks/definitions.ts';
import { evenOffers } from './checks/even-offers.ts';
import { figures } from './checks/figures.ts';
import { finder } from './checks/finder.ts';
import { links } from './checks/links.ts';
import { phrases } from './checks/phrases.ts';
import { placeholders } from './checks/placeholders.ts';
import { reachable } from './checks/reachable.ts';
import { redirects } from './checks/redirects.ts';
import { staleClaims } from './checks/stale-claims.ts';
import { strayMarkup } from './checks/stray-markup.ts';
import { taglines } from './checks/taglines.ts';
import { technologyIcons } from './checks/technology-icons.ts';
import { unique } from './checks/unique.ts';
import { releasedAddresses } from './released-addresses.ts';
import { runChecks } from './run-checks.ts';

runChecks([
  links,
  strayMarkup,
  reachable,
  redirects(releasedAddresses(process.argv[2]), new Date()),
  finder,
  unique,
  placeholders,
  phrases,
  figures,
  claimSources,
  staleClaims(new Date()),
  altText,
  technologyIcons,
  taglines,
  definitions,
  evenOffers,
  alike,
]);

import { alike } from './checks/alike.ts';
import { altText } from './checks/alt-text.ts';
import type { Check } from './checks/check.ts';
import { claimSources } from './checks/claim-sources.ts';
import { days } from './checks/days.ts';
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

/** All that is asked of content on a day, by the command and by the editor alike. */
export const contentChecks = (today: Date, root?: string): readonly Check[] => [
  links,
  strayMarkup,
  reachable,
  redirects(releasedAddresses(root), today),
  finder,
  unique,
  placeholders,
  phrases,
  figures,
  claimSources,
  staleClaims(today),
  days,
  altText,
  technologyIcons,
  taglines,
  definitions,
  evenOffers,
  alike,
];

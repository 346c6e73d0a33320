import { alike } from './alike.ts';
import { altText } from './alt-text.ts';
import { brandColor } from './brand-color.ts';
import type { Check, SlowCheck } from '#catalogue/check.ts';
import { claimSources } from './claim-sources.ts';
import { countryNames } from './country-names.ts';
import { days } from './days.ts';
import { definitions } from './definitions.ts';
import { missingDrawings } from './drawings.ts';
import { evenOffers } from './even-offers.ts';
import { expiredTerms } from './expired-terms.ts';
import { figures } from './figures.ts';
import { finder } from './finder.ts';
import { links } from './links.ts';
import { oldFigures } from './old-figures.ts';
import { phrases } from './phrases.ts';
import { pictures } from './pictures.ts';
import { placeholders } from './placeholders.ts';
import { promisedAnswer } from './promised-answer.ts';
import { reachable } from './reachable.ts';
import { redirects } from './redirects.ts';
import { registration } from './registration.ts';
import { retentionWords } from './retention.ts';
import { sheet } from './sheet.ts';
import { staleAnswers } from './stale-answers.ts';
import { staleClaims } from './stale-claims.ts';
import { strayMarkup } from './stray-markup.ts';
import { taglines } from './taglines.ts';
import { technologyIcons } from './technology-icons.ts';
import { unique } from './unique.ts';
import { drawings } from '#catalogue/drawn.ts';
import { releasedAddresses } from '#catalogue/released-addresses.ts';

/** All that is asked of content on a day, by the command and by the editor alike. */
export const contentChecks = (today: Date, root?: string): readonly (Check | SlowCheck)[] => [
  links,
  strayMarkup,
  reachable,
  redirects(releasedAddresses(root), today),
  finder,
  sheet,
  unique,
  placeholders,
  phrases,
  figures,
  claimSources,
  staleClaims(today),
  expiredTerms(today),
  staleAnswers(today),
  oldFigures(today),
  days,
  altText,
  pictures,
  brandColor,
  countryNames,
  retentionWords,
  promisedAnswer,
  registration,
  technologyIcons,
  missingDrawings(drawings(root)),
  taglines,
  definitions,
  evenOffers,
  alike,
];

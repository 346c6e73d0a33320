import { alike } from './alike.ts';
import { altText } from './alt-text.ts';
import { brandColor } from './brand-color.ts';
import type { Check, SlowCheck } from '#reader/check.ts';
import { claimSources } from './claim-sources.ts';
import { contradictions } from './contradictions.ts';
import { countryNames } from './country-names.ts';
import { days } from './days.ts';
import { definitions } from './definitions.ts';
import { missingDrawings } from './drawings.ts';
import { dutyChecks } from './duties.ts';
import { evenOffers } from './even-offers.ts';
import { figures } from './figures.ts';
import { finder } from './finder.ts';
import { foundUsIsNamed } from './found-us.ts';
import { holidays } from './holidays.ts';
import { links } from './links.ts';
import { phrases } from './phrases.ts';
import { pictures } from './pictures.ts';
import { placeholders } from './placeholders.ts';
import { promisedAnswer } from './promised-answer.ts';
import { reachable } from './reachable.ts';
import { redirects } from './redirects.ts';
import { registration } from './registration.ts';
import { replyFacts } from './reply-facts.ts';
import { retentionWords } from './retention.ts';
import { sheet } from './sheet.ts';
import { strayMarkup } from './stray-markup.ts';
import { taglines } from './taglines.ts';
import { technologyIcons } from './technology-icons.ts';
import { typedFacts } from './typed-facts.ts';
import { unique } from './unique.ts';
import { unusedFacts } from './unused-facts.ts';
import { drawings } from '#reader/drawing-status.ts';
import { releasedAddresses } from '#reader/released-addresses.ts';

/** All checks of content for a day, for the command and the editor alike. */
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
  contradictions,
  figures,
  typedFacts,
  replyFacts,
  unusedFacts,
  claimSources,
  ...dutyChecks(today),
  days,
  holidays,
  altText,
  pictures,
  brandColor,
  countryNames,
  foundUsIsNamed,
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

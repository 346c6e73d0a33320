import { duplicateText } from './duplicate-text.ts';
import { altText } from './alt-text.ts';
import { brandColor } from './brand-color.ts';
import type { Check, SlowCheck } from '#reader/check.ts';
import { claimSources } from './claim-sources.ts';
import { contradictions } from './contradictions.ts';
import { countryNames } from './country-names.ts';
import { dateRanges } from './date-ranges.ts';
import { definitions } from './definitions.ts';
import { missingDrawings } from './drawings.ts';
import { dutyChecks } from './duties.ts';
import { pairedOffers } from './paired-offers.ts';
import { unsourcedNumbers } from './unsourced-numbers.ts';
import { finder } from './finder.ts';
import { foundUsNotice } from './found-us-notice.ts';
import { holidays } from './holidays.ts';
import { links } from './links.ts';
import { phrases } from './phrases.ts';
import { pictures } from './pictures.ts';
import { placeholders } from './placeholders.ts';
import { statedResponseTarget } from './stated-response-target.ts';
import { reachable } from './reachable.ts';
import { redirects } from './redirects.ts';
import { registration } from './registration.ts';
import { replyFacts } from './reply-facts.ts';
import { retentionWords } from './retention.ts';
import { sheet } from './sheet.ts';
import { strayMarkup } from './stray-markup.ts';
import { taglines } from './taglines.ts';
import { technologyIcons } from './technology-icons.ts';
import { hardCodedFacts } from './hard-coded-facts.ts';
import { unique } from './unique.ts';
import { unusedFacts } from './unused-facts.ts';
import { drawings } from '#reader/drawing-status.ts';
import { releasedUrls } from '#reader/released-urls.ts';

/** All content checks for a day, for the command and the editor. */
export const contentChecks = (today: Date, root?: string): readonly (Check | SlowCheck)[] => [
  links,
  strayMarkup,
  reachable,
  redirects(releasedUrls(root), today),
  finder,
  sheet,
  unique,
  placeholders,
  phrases,
  contradictions,
  unsourcedNumbers,
  hardCodedFacts,
  replyFacts,
  unusedFacts,
  claimSources,
  ...dutyChecks(today),
  dateRanges,
  holidays,
  altText,
  pictures,
  brandColor,
  countryNames,
  foundUsNotice,
  retentionWords,
  statedResponseTarget,
  registration,
  technologyIcons,
  missingDrawings(drawings(root)),
  taglines,
  definitions,
  pairedOffers,
  duplicateText,
];

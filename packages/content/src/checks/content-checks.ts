import type { Check, SlowCheck } from '#reader/check.ts';
import { drawings } from '#reader/drawing-status.ts';
import { releasedUrls } from '#reader/released-urls.ts';
import { finder, sheet } from './advice.ts';
import { claimSources, unsourcedNumbers } from './claims.ts';
import { contradictions, countryNames, statedResponseTarget } from './contradictions.ts';
import { missingDrawings } from './drawings.ts';
import { duplicateText, unique } from './duplicates.ts';
import { dateRanges, holidays, reachable } from './entries.ts';
import { replyFacts, unusedFacts } from './facts.ts';
import { hardCodedFacts } from './hard-coded-facts.ts';
import { foundUsNotice, registration, retentionWords } from './legal.ts';
import { links, redirects } from './links.ts';
import { altText, brandColor, pictures, technologyIcons } from './pictures.ts';
import { definitions, pairedOffers, taglines } from './services.ts';
import { phrases, placeholders, strayMarkup } from './wording.ts';

/**
 * All content checks for a day, for the command and the editor. None fails for what only grows old: expiry.ts lists
 * that.
 */
export const contentChecks = (today: Date): readonly (Check | SlowCheck)[] => [
  links,
  strayMarkup,
  reachable,
  redirects(releasedUrls(), today),
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
  missingDrawings(drawings()),
  taglines,
  definitions,
  pairedOffers,
  duplicateText,
];

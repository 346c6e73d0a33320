import type { Check } from '#reader/check.ts';
import { drawings } from '#reader/drawing-status.ts';
import { isOtherWay } from '#reader/without-server.ts';
import { unfinishedDrawings } from './drawings.ts';
import { samplesAtOnce } from './launch-duties.ts';
import { placeholderFacts } from './placeholder-facts.ts';
import { unconfirmedAnswers } from './stale-answers.ts';
import { unconfirmedClaims } from './unconfirmed-claims.ts';
import { missingMeasurements } from './missing-measurements.ts';
import { unreviewedLegal } from './unreviewed-legal.ts';

/** What must be settled before the site may go out. No text has to be that the site will not show. */
export const launchChecks = (root?: string): readonly Check[] =>
  [
    samplesAtOnce,
    placeholderFacts,
    unconfirmedAnswers,
    unconfirmedClaims,
    unreviewedLegal,
    missingMeasurements,
    unfinishedDrawings(drawings(root)),
  ].map((check) => (content) => check(content).filter(({ file }) => !isOtherWay(file)));

import { addedFields, enquiryForm } from '@studio/contract';
import type { Check } from '#reader/check.ts';
import { drawings } from '#reader/drawing-status.ts';
import { isOtherWay } from '#reader/without-server.ts';
import { unfinishedDrawings } from './drawings.ts';
import { addedFieldNotice } from './found-us-notice.ts';
import { samplesAtOnce } from './launch-duties.ts';
import { placeholderFacts } from './placeholder-facts.ts';
import { unconfirmedAnswers } from './stale-answers.ts';
import { unconfirmedClaims } from './unconfirmed-claims.ts';
import { missingMeasurements } from './missing-measurements.ts';
import { unreviewedLegal } from './unreviewed-legal.ts';

/** What must be settled before the site is published, without texts that it will not show. */
export const launchChecks = (root?: string): readonly Check[] =>
  [
    samplesAtOnce,
    placeholderFacts,
    unconfirmedAnswers,
    unconfirmedClaims,
    unreviewedLegal,
    addedFieldNotice(addedFields.map((field) => enquiryForm[field].label)),
    missingMeasurements,
    unfinishedDrawings(drawings(root)),
  ].map((check) => (content) => check(content).filter(({ file }) => !isOtherWay(file)));

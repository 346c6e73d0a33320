import { ClaimsCoverDesk } from '#covers/ClaimsCover/ClaimsCoverDesk.tsx';
import { ClaimsCoverPhone } from '#covers/ClaimsCover/ClaimsCoverPhone.tsx';
import { ClinicCoverDesk } from '#covers/ClinicCover/ClinicCoverDesk.tsx';
import { ClinicCoverPhone } from '#covers/ClinicCover/ClinicCoverPhone.tsx';
import { DispatchCoverPhone } from '#covers/DispatchCover/DispatchCoverPhone.tsx';
import { DispatchCoverWide } from '#covers/DispatchCover/DispatchCoverWide.tsx';
import { EnergyCoverDesk } from '#covers/EnergyCover/EnergyCoverDesk.tsx';
import { EnergyCoverPhone } from '#covers/EnergyCover/EnergyCoverPhone.tsx';
import { StoreCoverDesk } from '#covers/StoreCover/StoreCoverDesk.tsx';
import { StoreCoverPhone } from '#covers/StoreCover/StoreCoverPhone.tsx';
import { SurveyCoverDesk } from '#covers/SurveyCover/SurveyCoverDesk.tsx';
import { SurveyCoverPhone } from '#covers/SurveyCover/SurveyCoverPhone.tsx';
import { caseDrawings as claims } from '#projects/claims/case-drawings.tsx';
import { caseDrawings as clinic } from '#projects/clinic/case-drawings.tsx';
import { caseDrawings as dispatch } from '#projects/dispatch/case-drawings.tsx';
import { caseDrawings as energy } from '#projects/energy/case-drawings.tsx';
import { caseDrawings as store } from '#projects/store/case-drawings.tsx';
import { caseDrawings as survey } from '#projects/survey/case-drawings.tsx';
import type { ReactElement } from 'react';
import type { Compositions } from './compositions.ts';

/** The covers that a project can name as its `cover`. */
export const coverDrawings = {
  claims: { desk: ClaimsCoverDesk, phone: ClaimsCoverPhone },
  clinic: { desk: ClinicCoverDesk, phone: ClinicCoverPhone },
  dispatch: { wide: DispatchCoverWide, phone: DispatchCoverPhone },
  energy: { desk: EnergyCoverDesk, phone: EnergyCoverPhone },
  store: { desk: StoreCoverDesk, phone: StoreCoverPhone },
  survey: { desk: SurveyCoverDesk, phone: SurveyCoverPhone },
} as const satisfies Readonly<Record<string, Compositions>>;

export type Cover = keyof typeof coverDrawings;
export type CaseStep = 'before' | 'decision' | 'after';

/** The three drawings of a project's case, by its cover. */
export const caseDrawings: Readonly<Record<Cover, Readonly<Record<CaseStep, ReactElement>>>> = {
  claims,
  clinic,
  dispatch,
  energy,
  store,
  survey,
};

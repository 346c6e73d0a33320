import { ClaimsCover } from '../ClaimsCover/ClaimsCover.tsx';
import { ClinicCover } from '../ClinicCover/ClinicCover.tsx';
import type { CoverProps } from '../cover-props.ts';
import { DispatchCover } from '../DispatchCover/DispatchCover.tsx';
import { EnergyCover } from '../EnergyCover/EnergyCover.tsx';
import { StoreCover } from '../StoreCover/StoreCover.tsx';
import { SurveyCover } from '../SurveyCover/SurveyCover.tsx';

const covers = {
  claims: ClaimsCover,
  clinic: ClinicCover,
  dispatch: DispatchCover,
  energy: EnergyCover,
  store: StoreCover,
  survey: SurveyCover,
};

interface ProjectCoverProps extends CoverProps {
  readonly cover: keyof typeof covers;
}

/** A project's cover by the name its content gives. */
export function ProjectCover({ cover, label }: ProjectCoverProps) {
  const Cover = covers[cover];
  return <Cover label={label} />;
}

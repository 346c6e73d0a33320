import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { consultancyMarks } from '../consultancy-marks.tsx';
import { designMarks } from '../design-marks.tsx';
import { developmentMarks } from '../development-marks.tsx';
import { markSize } from '../mark-parts.ts';
import { optimizationMarks } from '../optimization-marks.tsx';
import { solutionsMarks } from '../solutions-marks.tsx';
import { unfinishedMarks } from '../unfinished-marks.tsx';

const marks = {
  ...unfinishedMarks,
  ...designMarks,
  ...developmentMarks,
  ...consultancyMarks,
  ...optimizationMarks,
  ...solutionsMarks,
};

type ServiceSlug = keyof typeof marks;

const isKnown = (slug: string): slug is ServiceSlug => Object.hasOwn(marks, slug);

interface ServiceMarkProps {
  readonly slug: string;
  readonly className?: string | undefined;
}

/** What a service does, in one small drawing. The service's name is always shown beside it. */
export function ServiceMark({ slug, className }: ServiceMarkProps) {
  if (!isKnown(slug))
    throw new Error(`There is no mark for “${slug}”. Draw one in packages/drawings/src/marks.`);
  return (
    <FixedDrawing {...markSize} className={className}>
      {marks[slug]}
    </FixedDrawing>
  );
}

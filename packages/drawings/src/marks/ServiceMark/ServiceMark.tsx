import type { ReactElement } from 'react';
import { FixedDrawing } from '#line/FixedDrawing.tsx';
import type { MarkedService } from '#registry/service-drawing.ts';
import { consultancyMarks } from '../consultancy-marks.tsx';
import { designMarks } from '../design-marks.tsx';
import { developmentMarks } from '../development-marks.tsx';
import { markSize } from '../mark-parts.ts';
import { optimizationMarks } from '../optimization-marks.tsx';
import { placeholderMark } from '../placeholder-mark.tsx';
import { solutionsMarks } from '../solutions-marks.tsx';

const marks: Readonly<Record<MarkedService, ReactElement>> = {
  ...designMarks,
  ...developmentMarks,
  ...consultancyMarks,
  ...optimizationMarks,
  ...solutionsMarks,
};

const isMarked = (slug: string): slug is MarkedService => Object.hasOwn(marks, slug);

function markOf(slug: string): ReactElement {
  return isMarked(slug) ? marks[slug] : placeholderMark;
}

interface ServiceMarkProps {
  readonly slug: string;
  readonly className?: string | undefined;
}

/** A small drawing of what a service does. It has no label, because the name is always beside it. */
export const ServiceMark = ({ slug, className }: ServiceMarkProps) => (
  <FixedDrawing {...markSize} className={className}>
    {markOf(slug)}
  </FixedDrawing>
);

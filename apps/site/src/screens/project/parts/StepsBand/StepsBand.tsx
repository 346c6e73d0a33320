import { CaseDrawing } from '@studio/drawings/registry/CaseDrawing/CaseDrawing.tsx';
import { caseSteps } from '#outline/project-outline.ts';
import type { Project } from '@studio/content/schema/entries.ts';
import { ThirdsBand } from '#sections/ThirdsBand/ThirdsBand.tsx';

interface StepsBandProps {
  readonly id: string;
  readonly title: string;
  readonly cover: Project['cover'];
  readonly steps: NonNullable<NonNullable<Project['case']>['steps']>;
}

/** Before, decision, after: the same view three times, to show the difference. */
export function StepsBand({ id, title, cover, steps }: StepsBandProps) {
  return (
    <ThirdsBand
      labelledBy={id}
      heading={
        <h2 id={id} className="visually-hidden">
          {title}
        </h2>
      }
      thirds={caseSteps.map(({ name, title: heading }) => {
        const { text, drawing } = steps[name];
        return {
          title: heading,
          picture: cover && drawing && <CaseDrawing cover={cover} step={name} label={drawing} />,
          words: <p>{text}</p>,
        };
      })}
    />
  );
}

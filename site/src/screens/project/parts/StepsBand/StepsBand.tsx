import { CaseDrawing } from '@studio/drawings/found/CaseDrawing/CaseDrawing.tsx';
import { caseSteps } from '#outline/project-outline.ts';
import type { Project } from '#schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './StepsBand.module.css';

interface StepsBandProps {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
  readonly steps: NonNullable<NonNullable<Project['case']>['steps']>;
}

const spans = { before: '1-4', decision: '5-8', after: '9-12' } as const;

/** Before, decision, after: the same view three times, so that the difference is the argument. */
export function StepsBand({ id, title, cover, steps }: StepsBandProps) {
  return (
    <Band labelledBy={id}>
      <h2 id={id} className="visually-hidden">
        {title}
      </h2>
      <Frame>
        {caseSteps.map(({ name, title: heading }) => {
          const { text, drawing } = steps[name];
          return (
            <Cell key={name} span={spans[name]} className={styles.step}>
              {drawing && <CaseDrawing cover={cover} step={name} label={drawing} />}
              <div>
                <h3>{heading}</h3>
                <p>{text}</p>
              </div>
            </Cell>
          );
        })}
      </Frame>
    </Band>
  );
}

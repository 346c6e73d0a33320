import type { ComponentProps, ReactNode } from 'react';
import { ModelProject } from '@studio/drawings/home/ModelProject/ModelProject.tsx';
import { ModelTeam } from '@studio/drawings/home/ModelTeam/ModelTeam.tsx';
import { modelTerms } from '#outline/model-terms.ts';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './EngagementModels.module.css';

type Words = ComponentProps<typeof RichText>['text'];

interface Model {
  readonly title: string;
  readonly text: Words;
  readonly suits: Words;
  readonly steer: Words;
  readonly pay: Words;
}

interface EngagementModelsProps {
  readonly company: string;
  readonly team: Model;
  readonly project: Model;
}

/** The two ways to work together, side by side, each with its drawing and its terms. */
export function EngagementModels({ company, team, project }: EngagementModelsProps) {
  return (
    <Frame lines="half">
      <ModelCell span="1-6" model={team} drawing={<ModelTeam company={company} />} />
      <ModelCell span="7-12" model={project} drawing={<ModelProject />} />
    </Frame>
  );
}

interface ModelCellProps {
  readonly span: '1-6' | '7-12';
  readonly model: Model;
  readonly drawing: ReactNode;
}

function ModelCell({ span, model, drawing }: ModelCellProps) {
  return (
    <Cell as="article" span={span} className={styles.model}>
      {drawing}
      <h3>{model.title}</h3>
      <p className="muted">
        <RichText text={model.text} />
      </p>
      <dl className={styles.terms}>
        {modelTerms(model).map(({ term, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText text={words} />
            </dd>
          </div>
        ))}
      </dl>
    </Cell>
  );
}

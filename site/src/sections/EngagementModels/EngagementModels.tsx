import type { ComponentProps, ReactNode } from 'react';
import { ModelProject } from '@old/drawings/home/ModelProject/ModelProject.tsx';
import { ModelTeam } from '@old/drawings/home/ModelTeam/ModelTeam.tsx';
import { modelTerms } from '#outline/model-terms.ts';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';
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
  readonly models: {
    readonly team: Model;
    readonly project: Model;
    /** True while the terms are not confirmed by the company. */
    readonly sample?: boolean | undefined;
  };
}

/** The two ways to work together, side by side, each with its drawing and its terms. */
export function EngagementModels({ company, models }: EngagementModelsProps) {
  const { team, project, sample } = models;
  return (
    <Frame lines="half">
      <ModelCell span="1-6" model={team} drawing={<ModelTeam company={company} />}>
        <MoreLink href="/terms-of-work#people">Who they are, and how people change</MoreLink>
      </ModelCell>
      <ModelCell span="7-12" model={project} drawing={<ModelProject />}>
        <MoreLink href="/terms-of-work#drawing">Who pays for the first drawing</MoreLink>
        {sample && (
          <p className={styles.sample}>
            <Tag>Sample terms</Tag>
          </p>
        )}
      </ModelCell>
    </Frame>
  );
}

interface ModelCellProps {
  readonly span: '1-6' | '7-12';
  readonly model: Model;
  readonly drawing: ReactNode;
  readonly children?: ReactNode;
}

function ModelCell({ span, model, drawing, children }: ModelCellProps) {
  return (
    <Cell as="article" span={span} className={styles.model}>
      {drawing}
      <h3>{model.title}</h3>
      <p className="muted">
        <RichText text={model.text} />
      </p>
      <Terms
        terms={modelTerms(model).map(({ term, words }) => ({
          term,
          words: <RichText text={words} />,
        }))}
      />
      {children}
    </Cell>
  );
}

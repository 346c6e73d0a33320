import type { ComponentProps, ReactNode } from 'react';
import { ModelProject } from '@studio/drawings/home/ModelProject/ModelProject.tsx';
import { ModelTeam } from '@studio/drawings/home/ModelTeam/ModelTeam.tsx';
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
  /** The path of the terms page, if it is on. */
  readonly terms: string | undefined;
  readonly models: {
    readonly team: Model;
    readonly project: Model;
    /** True while the terms are not confirmed by the company. */
    readonly sample?: boolean | undefined;
  };
}

/** The two engagement models, side by side, each with its drawing and its terms. */
export function EngagementModels({ company, terms, models }: EngagementModelsProps) {
  const { team, project, sample } = models;
  return (
    <Frame lines="half">
      <ModelCell model={team} drawing={<ModelTeam company={company} />}>
        {terms && <MoreLink href={`${terms}#people`}>Who they are, and who replaces them</MoreLink>}
      </ModelCell>
      <ModelCell model={project} drawing={<ModelProject />} sample={sample}>
        {terms && <MoreLink href={`${terms}#drawing`}>What the design phase costs</MoreLink>}
      </ModelCell>
    </Frame>
  );
}

interface ModelCellProps {
  readonly model: Model;
  readonly drawing: ReactNode;
  /** True while the price is not confirmed. */
  readonly sample?: boolean | undefined;
  readonly children?: ReactNode;
}

function ModelCell({ model, drawing, sample, children }: ModelCellProps) {
  const terms = [
    { term: 'Suits', words: model.suits },
    { term: 'You control', words: model.steer },
    { term: 'You pay for', words: model.pay },
  ];
  return (
    <Cell as="article" className={styles.model}>
      {drawing}
      <h3>{model.title}</h3>
      <p className="muted">
        <RichText text={model.text} />
      </p>
      <Terms
        terms={terms.map(({ term, words }, i) => ({
          term,
          words: (
            <>
              <RichText text={words} />{' '}
              {sample && i === terms.length - 1 && <Tag>Sample terms</Tag>}
            </>
          ),
        }))}
      />
      {children}
    </Cell>
  );
}

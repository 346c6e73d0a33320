import { caseFacts, projectOutline } from '#outline/project-outline.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { WorkCover } from '#sections/WorkCover/WorkCover.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { ProblemBand } from '../parts/ProblemBand/ProblemBand.tsx';
import { StepsBand } from '../parts/StepsBand/StepsBand.tsx';
import styles from './ProjectScreen.module.css';

/** The cover, then the work told in order. */
export function ProjectScreen({ page }: ScreenProps<'project'>) {
  const { project, next, call, sheet } = page.subject;
  return (
    <>
      <PaperHero
        above={<Breadcrumbs trail={page.trail} />}
        title={project.name}
        opening={<RichText text={project.client} />}
      />
      <Band ground={project.ground === 'blue' ? 'blue' : 'wash'}>
        <div className={project.picture === undefined ? styles.drawn : styles.cover}>
          <WorkCover
            drawing={project.cover}
            picture={project.picture}
            text={project.coverText}
            cut="wide"
            first
          />
        </div>
      </Band>
      <Chapters
        outline={projectOutline(page.subject)}
        draw={{
          steps: (chapter) => <StepsBand {...chapter} cover={project.cover} />,
          problem: ({ facts, ...chapter }) => (
            <ProblemBand
              {...chapter}
              sample={project.sample}
              text={project.problem}
              facts={[
                ...caseFacts(project).map(({ term, words }) => ({
                  term,
                  words: <RichText text={words} />,
                })),
                {
                  term: facts.disciplines,
                  words: (
                    <ul>
                      {project.disciplines.map(({ href, name }) => (
                        <li key={href}>
                          <a href={href}>{name}</a>
                        </li>
                      ))}
                    </ul>
                  ),
                },
                { term: facts.stack, words: project.stack.map(({ name }) => name).join(', ') },
              ]}
            />
          ),
          approach: (chapter) => <RowsBand {...chapter} rows={project.approach} />,
          result: (chapter) => (
            <SideBand {...chapter}>
              <p className={`large ${styles.said}`}>
                <RichText text={project.result} />
              </p>
            </SideBand>
          ),
          measured: ({ note, ...chapter }) => (
            <RowsBand {...chapter} {...(note && { opening: note })} />
          ),
          lesson: (chapter) => (
            <SideBand {...chapter}>
              <p className={`large ${styles.said}`}>
                <RichText text={project.lesson} />
              </p>
            </SideBand>
          ),
          next: (chapter) => (
            <SideBand {...chapter} ground="wash">
              <p className={styles.said}>
                <MoreLink href={next.href}>{next.name}</MoreLink>
              </p>
            </SideBand>
          ),
          call: ({ title }) => (
            <CallToAction
              title={title}
              text={call.text}
              {...(sheet && { sheet: { name: 'Start from this project’s sheet', href: sheet } })}
            />
          ),
        }}
      />
    </>
  );
}

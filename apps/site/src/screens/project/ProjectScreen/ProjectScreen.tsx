import { measuredLine, projectBlock, projectOutline } from '#outline/project-outline.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { InnerHero } from '#sections/InnerHero/InnerHero.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { WorkCover } from '#sections/WorkCover/WorkCover.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import { MeasuredBand } from '../parts/MeasuredBand/MeasuredBand.tsx';
import { ProblemBand } from '../parts/ProblemBand/ProblemBand.tsx';
import { StepsBand } from '../parts/StepsBand/StepsBand.tsx';
import styles from './ProjectScreen.module.css';

/** The cover, then the sections of the project. */
export function ProjectScreen({ page, links }: ScreenProps<'project'>) {
  const { project, next, call, sheet } = page.subject;
  const measured = measuredLine(project);
  return (
    <>
      <InnerHero
        ground="paper"
        above={<Breadcrumbs trail={page.trail} />}
        title={project.name}
        line={<RichText text={project.client} />}
        opening={
          <>
            {project.line} {project.sample && <Tag>Sample project</Tag>}
          </>
        }
        block={projectBlock(project)}
      />
      {measured && <MeasuredBand {...measured} />}
      {/* Otherwise two blue bands would be adjacent. */}
      <Band ground={project.ground === 'blue' && !measured ? 'blue' : 'wash'}>
        <div className={project.picture === undefined ? styles.drawn : styles.cover}>
          <WorkCover project={project} cut="wide" first />
        </div>
      </Band>
      <Chapters
        outline={projectOutline(page.subject)}
        draw={{
          steps: (chapter) => <StepsBand {...chapter} cover={project.cover} />,
          problem: ({ facts, ...chapter }) => (
            <ProblemBand
              {...chapter}
              text={project.problem}
              facts={[
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
              sheet={sheet ?? links.sheet}
              {...(sheet && { sheetName: 'Start from this project’s sheet' })}
            />
          ),
        }}
      />
    </>
  );
}

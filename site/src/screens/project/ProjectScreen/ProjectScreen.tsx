import { projectOutline } from '#outline/project-outline.ts';
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { RowsBand } from '#sections/RowsBand/RowsBand.tsx';
import { WorkCover } from '#sections/WorkCover/WorkCover.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Chapters } from '../../Chapters/Chapters.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './ProjectScreen.module.css';

/** The cover, then the work told in order. */
export function ProjectScreen({ page }: ScreenProps<'project'>) {
  const { project, next, call } = page.subject;
  return (
    <>
      <PaperHero
        above={<Breadcrumbs trail={page.trail} />}
        title={project.name}
        opening={<RichText text={project.client} />}
      />
      <Band ground={project.ground === 'blue' ? 'blue' : 'wash'}>
        <div className={styles.cover}>
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
          problem: ({ id, title, facts }) => (
            <Band labelledBy={id}>
              <Frame lines="half" className={styles.story}>
                <Cell span="1-6" className={styles.facts}>
                  {project.sample && <Tag>Sample project</Tag>}
                  <dl>
                    <dt>{facts.disciplines}</dt>
                    <dd>
                      <ul>
                        {project.disciplines.map((service) => (
                          <li key={service.slug}>
                            <a href={service.href}>{service.name}</a>
                          </li>
                        ))}
                      </ul>
                    </dd>
                    <dt>{facts.stack}</dt>
                    <dd>{project.stack.map((technology) => technology.name).join(', ')}</dd>
                  </dl>
                </Cell>
                <Cell span="7-12" className={styles.problem}>
                  <h2 id={id}>{title}</h2>
                  <p className="large">
                    <RichText text={project.problem} />
                  </p>
                </Cell>
              </Frame>
            </Band>
          ),
          approach: (chapter) => <RowsBand {...chapter} rows={project.approach} />,
          result: ({ title, lesson }) => (
            <Band>
              <Frame lines="half" className={styles.story}>
                <Cell span="1-6" className={styles.problem}>
                  <h2>{title}</h2>
                  <p>
                    <RichText text={project.result} />
                  </p>
                </Cell>
                <Cell span="7-12" className={styles.problem}>
                  <h2>{lesson}</h2>
                  <p>
                    <RichText text={project.lesson} />
                  </p>
                  <MoreLink href={next.href}>Next project: {next.name}</MoreLink>
                </Cell>
              </Frame>
            </Band>
          ),
          call: ({ title }) => <CallToAction title={title} text={call.text} />,
        }}
      />
    </>
  );
}

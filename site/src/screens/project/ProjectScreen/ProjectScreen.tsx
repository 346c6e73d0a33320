import { ProjectCover } from '../../../drawings/covers/ProjectCover/ProjectCover.tsx';
import type { PageLink, Project } from '../../../schema/entries.ts';
import type { PageFile } from '../../../schema/page.schema.ts';
import { CallToAction } from '../../../sections/CallToAction/CallToAction.tsx';
import { PaperHero } from '../../../sections/PaperHero/PaperHero.tsx';
import { RowList } from '../../../sections/RowList/RowList.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { BandHeading } from '../../../ui/BandHeading/BandHeading.tsx';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Cell } from '../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { MoreLink } from '../../../ui/MoreLink/MoreLink.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { Tag } from '../../../ui/Tag/Tag.tsx';
import styles from './ProjectScreen.module.css';

interface ProjectScreenProps {
  readonly project: Project;
  readonly next: PageLink;
  readonly call: PageFile<'home'>['call'];
}

/** A piece of work told in order: the problem, what was done, what is different, what we learned. */
export function ProjectScreen({ project, next, call }: ProjectScreenProps) {
  return (
    <>
      <PaperHero
        above={<Breadcrumbs trail={[{ name: 'Work', href: '/work' }]} />}
        title={project.name}
        lead={<RichText text={project.client} />}
      />
      <Band ground={project.ground === 'blue' ? 'blue' : 'wash'}>
        <div className={styles.cover}>
          <ProjectCover cover={project.cover} label={project.coverText} />
        </div>
      </Band>
      <Band labelledBy="problem">
        <Frame lines="half" className={styles.story}>
          <Cell span="1-6" className={styles.facts}>
            {project.sample && <Tag>Sample project</Tag>}
            <dl>
              <dt>Disciplines</dt>
              <dd>
                <ul>
                  {project.disciplines.map((service) => (
                    <li key={service.slug}>
                      <a href={service.href}>{service.name}</a>
                    </li>
                  ))}
                </ul>
              </dd>
              <dt>Built with</dt>
              <dd>{project.stack.map((technology) => technology.name).join(', ')}</dd>
            </dl>
          </Cell>
          <Cell span="7-12" className={styles.problem}>
            <h2 id="problem">The problem</h2>
            <p className="lead">
              <RichText text={project.problem} />
            </p>
          </Cell>
        </Frame>
      </Band>
      <Band labelledBy="approach">
        <Frame lines="half">
          <BandHeading id="approach" title="What was done" />
          <RowList rows={project.approach} />
        </Frame>
      </Band>
      <Band>
        <Frame lines="half" className={styles.story}>
          <Cell span="1-6" className={styles.problem}>
            <h2>What is different now</h2>
            <p>
              <RichText text={project.result} />
            </p>
          </Cell>
          <Cell span="7-12" className={styles.problem}>
            <h2>What we would do differently</h2>
            <p>
              <RichText text={project.lesson} />
            </p>
            <MoreLink href={next.href}>Next project: {next.name}</MoreLink>
          </Cell>
        </Frame>
      </Band>
      <CallToAction title={call.title} text={call.text} />
    </>
  );
}

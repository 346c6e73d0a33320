import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { ProjectCard } from '#sections/ProjectCard/ProjectCard.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell, type Span } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './WorkScreen.module.css';

const spanOf = (i: number): Span => (i === 0 ? 'full' : i % 2 ? '1-6' : '7-12');

export function WorkScreen({ page: { subject } }: ScreenProps<'work'>) {
  const { page, projects } = subject;
  return (
    <>
      <PaperHero title={page.heading} opening={<RichText text={page.opening} />} />
      <Band>
        <Frame lines="half">
          {projects.map((project, i) => (
            <ProjectCard key={project.slug} project={project} span={spanOf(i)} level="h2" />
          ))}
          <Cell span={spanOf(projects.length)} className={styles.next}>
            <h2>{page.next.title}</h2>
            <p className="large muted">
              <RichText text={page.next.text} />
            </p>
            <ButtonLink href="/contact">Let&apos;s talk</ButtonLink>
          </Cell>
        </Frame>
      </Band>
    </>
  );
}

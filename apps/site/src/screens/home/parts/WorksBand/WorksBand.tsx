import type { Project } from '@studio/content/schema/entries.ts';
import { ProjectCard } from '#sections/ProjectCard/ProjectCard.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { SectionTitle } from '#ui/SectionTitle/SectionTitle.tsx';

const spans = ['full', '1-6', '7-12'] as const;

interface WorksBandProps {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly projects: readonly Project[];
}

/** 03: three featured projects, the first one wide. */
export function WorksBand({ id, number, title, projects }: WorksBandProps) {
  const more = (
    <ButtonLink href="/work" look="line">
      View more work
    </ButtonLink>
  );
  return (
    <Band labelledBy={id}>
      <SectionTitle id={id} number={number} title={title} action={more} />
      <Frame lines="half">
        {projects.map((project, i) => (
          <ProjectCard key={project.slug} project={project} span={spans[i] ?? '1-6'} level="h3" />
        ))}
      </Frame>
    </Band>
  );
}

import { ProjectCover } from '../../../../drawings/covers/ProjectCover/ProjectCover.tsx';
import type { Project } from '../../../../schema/entries.ts';
import { ProjectCard } from '../../../../sections/ProjectCard/ProjectCard.tsx';
import { Band } from '../../../../ui/Band/Band.tsx';
import { ButtonLink } from '../../../../ui/ButtonLink/ButtonLink.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import { SectionTitle } from '../../../../ui/SectionTitle/SectionTitle.tsx';

const spans = ['full', '1-6', '7-12'] as const;

/** 03: three featured projects, the first one wide. */
export function WorksBand({ projects }: { readonly projects: readonly Project[] }) {
  const more = (
    <ButtonLink href="/work" look="line">
      View more work
    </ButtonLink>
  );
  return (
    <Band labelledBy="our-works">
      <SectionTitle id="our-works" number="03" title="Our Works" action={more} />
      <Frame lines="half">
        {projects.map((project, i) => (
          <ProjectCard
            key={project.slug}
            href={project.href}
            name={project.name}
            line={project.line}
            sample={project.sample}
            ground={project.ground}
            cover={<ProjectCover cover={project.cover} label={project.coverText} />}
            span={spans[i] ?? '1-6'}
            level="h3"
          />
        ))}
      </Frame>
    </Band>
  );
}

import type { ReactNode } from 'react';
import { ProjectCover } from '../drawings/covers/ProjectCover/ProjectCover.tsx';
import { LayerGlyph } from '../drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import { ExplodedProduct } from '../drawings/home/ExplodedProduct/ExplodedProduct.tsx';
import { ServiceMark } from '../drawings/marks/ServiceMark/ServiceMark.tsx';
import { LifeCycle } from '../drawings/overview/LifeCycle/LifeCycle.tsx';
import { ContactSequence } from '../drawings/pages/ContactSequence/ContactSequence.tsx';
import { StudioPlan } from '../drawings/pages/StudioPlan/StudioPlan.tsx';
import { WorkLife } from '../drawings/pages/WorkLife/WorkLife.tsx';
import { serviceDrawings } from '../drawings/services/service-drawings.ts';
import type { Project } from '../schema/entries.ts';
import type { Subject } from '../schema/site-page.ts';

/** The drawing a page is known by; a page without one of its own has a glyph. */
export function drawingOf(subject: Subject, company: string): ReactNode {
  switch (subject.kind) {
    case 'home':
      return <ExplodedProduct />;
    case 'services':
      return <LifeCycle />;
    case 'service':
      return serviceHero(subject.service.slug);
    case 'work':
      return subject.discipline ? (
        <ServiceMark slug={subject.discipline.slug} />
      ) : (
        subject.projects.slice(0, 1).map(cover)
      );
    case 'project':
      return cover(subject.project);
    case 'careers':
    case 'vacancy':
      return <StudioPlan />;
    case 'about':
      return <WorkLife />;
    case 'contact':
      return <ContactSequence company={company} />;
    case 'search':
      return <LayerGlyph plane={0} />;
    case 'legal':
      return <LayerGlyph plane={4} />;
  }
}

const cover = ({ slug, cover: name }: Project) => <ProjectCover key={slug} cover={name} label="" />;

function serviceHero(slug: string) {
  const { Hero } = serviceDrawings(slug);
  return <Hero label="" />;
}

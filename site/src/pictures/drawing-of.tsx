import type { ReactNode } from 'react';
import { ProjectCover } from '@old/drawings/covers/ProjectCover/ProjectCover.tsx';
import { LayerGlyph } from '@old/drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import { Drawn } from '@old/drawings/found/Drawn/Drawn.tsx';
import { BlankSheet } from '@old/drawings/home/BlankSheet/BlankSheet.tsx';
import { ServiceMark } from '@old/drawings/marks/ServiceMark/ServiceMark.tsx';
import { ContactSequence } from '@old/drawings/pages/ContactSequence/ContactSequence.tsx';
import { KeyCabinet } from '@old/drawings/pages/KeyCabinet/KeyCabinet.tsx';
import { WeightBeside } from '@old/drawings/pages/WeightBeside/WeightBeside.tsx';
import { drawingName } from '@old/drawings/services/drawing-name.ts';
import type { Project } from '#schema/entries.ts';
import type { Subject } from '#schema/site-page.ts';

/** The drawing a page is known by; a page without one of its own has a glyph. */
export function drawingOf(subject: Subject, company: string): ReactNode {
  switch (subject.kind) {
    case 'home':
      return <Drawn name="ExplodedProduct" />;
    case 'services':
      return <Drawn name="LifeCycle" />;
    case 'service':
      return <Drawn name={drawingName(subject.service.slug, 'Hero')} />;
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
      return <Drawn name="StudioPlan" />;
    case 'about':
      return <Drawn name="WorkLife" />;
    case 'terms-of-work':
      return <Drawn name="Coupling" />;
    case 'contact':
      return <ContactSequence company={company} />;
    case 'sheet':
      return <BlankSheet />;
    case 'security':
      return <KeyCabinet subjects={subject.subjects} />;
    case 'proof':
      return subject.weight ? (
        <WeightBeside {...subject.weight} beside={subject.beside} />
      ) : (
        <LayerGlyph plane={3} />
      );
    case 'search':
      return <LayerGlyph plane={0} />;
    case 'legal':
      return <LayerGlyph plane={4} />;
  }
}

const cover = ({ slug, cover: name }: Project) => <ProjectCover key={slug} cover={name} label="" />;

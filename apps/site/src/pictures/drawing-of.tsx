import type { ReactNode } from 'react';
import { ProjectCover } from '@studio/drawings/covers/ProjectCover/ProjectCover.tsx';
import { LayerGlyph } from '@studio/drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import { LifeCycle } from '@studio/drawings/overview/LifeCycle/LifeCycle.tsx';
import { PageDrawing } from '@studio/drawings/registry/PageDrawing/PageDrawing.tsx';
import { ServiceDrawing } from '@studio/drawings/registry/ServiceDrawing/ServiceDrawing.tsx';
import { BlankSheet } from '@studio/drawings/home/BlankSheet/BlankSheet.tsx';
import { ContactSequence } from '@studio/drawings/pages/ContactSequence/ContactSequence.tsx';
import { KeyCabinet } from '@studio/drawings/pages/KeyCabinet/KeyCabinet.tsx';
import type { Project } from '@studio/content/schema/entries.ts';
import type { Subject } from '@studio/content/schema/site-page.ts';

/** The drawing that represents a page; a page without its own gets a glyph. */
export function drawingOf(subject: Subject, company: string): ReactNode {
  switch (subject.kind) {
    case 'home':
      return <PageDrawing name="ExplodedProduct" />;
    case 'services':
      return <LifeCycle groups={subject.groups} />;
    case 'service':
      return <ServiceDrawing slug={subject.service.slug} part="hero" />;
    case 'work':
      return subject.projects.map(cover).find(Boolean) ?? <LayerGlyph plane={1} />;
    case 'project':
      return cover(subject.project);
    case 'careers':
    case 'vacancy':
      return <PageDrawing name="StudioPlan" />;
    case 'about':
      return <PageDrawing name="WorkLife" />;
    case 'terms-of-work':
      return <PageDrawing name="Coupling" />;
    case 'contact':
      return <ContactSequence company={company} />;
    case 'sheet':
      return <BlankSheet />;
    case 'security':
      return <KeyCabinet subjects={subject.subjects} />;
    case 'search':
      return <LayerGlyph plane={0} />;
    case 'legal':
      return <LayerGlyph plane={4} />;
  }
}

const cover = ({ cover: name }: Project) => name && <ProjectCover cover={name} label="" />;

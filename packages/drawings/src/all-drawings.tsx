import type { ComponentType } from 'react';
import { ProjectCover } from '#covers/ProjectCover/ProjectCover.tsx';
import { drawingName, drawingParts, drawnServices } from '#registry/drawing-names.ts';
import { PageDrawing } from '#registry/PageDrawing/PageDrawing.tsx';
import { pageDrawings } from '#registry/page-drawings.ts';
import { coverDrawings } from '#registry/project-drawings.ts';
import { ServiceDrawing } from '#registry/ServiceDrawing/ServiceDrawing.tsx';

type AnyDrawing = ComponentType<Record<string, unknown>>;

const whole = import.meta.glob<Record<string, AnyDrawing>>(
  './{glyphs,home,marks,overview,pages,people,reviews}/*/*.tsx',
  { eager: true },
);

/** Sample props for all drawings; each component uses only those it knows. */
export const samples = {
  label: 'A drawing on the style page.',
  company: 'us',
  index: 0,
  plane: 0,
  slug: 'seo',
  name: 'Asha Rao',
  face: 'glasses',
  cover: 'claims',
  currency: 'USD',
  cases: [1, 2, 3].map((size) => ({
    title: `Case ${size}`,
    people: size,
    weeks: { least: 6 * size, most: 8 * size },
    price: { least: 8000 * size * size, most: 11_000 * size * size },
  })),
  ours: { day: [9.5, 18.5], agreed: [7, 22] },
  regions: [
    {
      name: 'London',
      standard: [14.5, 23.5],
      summer: [13.5, 22.5],
      hours: '4–5 h',
      byAgreement: false,
    },
    { name: 'New York', standard: [19.5, 28.5], hours: '2.5 h', byAgreement: true },
  ],
  subjects: [{ title: 'Access', hooks: ['shown', 'sample', 'no'] }],
  groups: ['Design', 'Development', 'Optimization', 'Solutions', 'Consultancy'].map(
    (name, plane) => ({ plane, name, services: [{ name: 'AWS' }, { name: 'Google Cloud' }] }),
  ),
  page: { amount: 70, words: '70 KB' },
  parts: [{ name: 'HTML', amount: 70, words: '70 KB' }],
  beside: { amount: 2_500, words: '2,500 KB' },
  kills: '10',
  acknowledged: '2,000',
  lost: '0',
};

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
const { label } = samples;

/** All drawings with their names: standalone components first, then those of the registry. */
export const allDrawings: readonly (readonly [name: string, drawing: AnyDrawing])[] = [
  ...Object.entries(whole).flatMap(([path, exported]) => {
    const name = /([^/]+)\/\1\.tsx$/.exec(path)?.[1];
    const drawing = name && exported[name];
    return drawing ? [[name, drawing] as const] : [];
  }),
  ...namesOf(coverDrawings).map(
    (cover) => [`cover ${cover}`, () => <ProjectCover cover={cover} label={label} />] as const,
  ),
  ...namesOf(pageDrawings).map((name) => [name, () => <PageDrawing name={name} />] as const),
  ...drawnServices.flatMap((slug) =>
    drawingParts.map((part) => {
      const drawing = () => <ServiceDrawing slug={slug} part={part} label={label} />;
      return [drawingName(slug, part), drawing] as const;
    }),
  ),
];

import type { ReactNode } from 'react';

type ServiceDrawing = (props: { readonly label: string }) => ReactNode;

const files = import.meta.glob<Record<string, ServiceDrawing>>('./*/*/*.tsx', { eager: true });

const pascal = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

function find(slug: string, part: 'Hero' | 'Figure'): ServiceDrawing {
  const name = `${pascal(slug)}${part}`;
  const drawing = files[`./${slug}/${name}/${name}.tsx`]?.[name];
  if (!drawing)
    throw new Error(
      `The service “${slug}” has no ${part.toLowerCase()} drawing. Draw ${name} in drawings/services/${slug}/${name}/${name}.tsx.`,
    );
  return drawing;
}

/** A service's two drawings, found by its slug: adding a service needs no table to edit. */
export const serviceDrawings = (slug: string) => ({
  Hero: find(slug, 'Hero'),
  Figure: find(slug, 'Figure'),
});

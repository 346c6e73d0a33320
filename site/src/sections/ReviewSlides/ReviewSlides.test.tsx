import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewSlides } from './ReviewSlides.tsx';

test('R48 under each drawn mark stands the label of its own review', () => {
  const reviews = ['Looms', 'Clinics'].map((label) => ({
    id: label,
    label,
    logo: undefined,
    review: 'It works.',
    clientName: 'Asha Menon',
    clientOccupation: 'Director',
    sample: false,
  }));
  const slides = renderToStaticMarkup(<ReviewSlides reviews={reviews} />)
    .split('<li ')
    .slice(1);
  expect(slides.map((slide) => /<text[^>]*>([^<]+)</.exec(slide)?.[1])).toEqual([
    'Looms',
    'Clinics',
  ]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewSlides } from './ReviewSlides.tsx';

const quote = (label: string, logo?: string) => ({
  id: `of-${label}`,
  label,
  logo,
  review: `${label} works.`,
  clientName: `Asha of ${label}`,
  clientOccupation: `Director, ${label}`,
  sample: false,
});

const slidesOf = (...quotes: ReturnType<typeof quote>[]): string[] =>
  renderToStaticMarkup(<ReviewSlides reviews={quotes} />)
    .split('<li ')
    .slice(1);

test('R48 a slide has its own id, client label, text, name and occupation', () => {
  const slides = slidesOf(quote('Looms'), quote('Clinics'));
  for (const [i, label] of ['Looms', 'Clinics'].entries()) {
    expect(slides[i]).toMatch(new RegExp(`^id="of-${label}"`));
    expect(slides[i]).toMatch(new RegExp(`<text[^>]*>${label}<`));
    expect(slides[i]).toContain(`<blockquote><p>${label} works.</p></blockquote>`);
    expect(slides[i]).toContain(`<strong>Asha of ${label}</strong>`);
    expect(slides[i]).toContain(`>Director, ${label}</span>`);
  }
});

test('R48 a logo takes the place of the drawn mark and is named by the label', () => {
  const [slide] = slidesOf(quote('Looms', 'looms'));
  expect(slide).toContain('src="/pictures/looms-logo.webp" alt="Looms"');
  expect(slide).not.toContain('<svg');
});

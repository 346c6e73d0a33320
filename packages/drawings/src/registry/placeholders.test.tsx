import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceMark } from '#marks/ServiceMark/ServiceMark.tsx';
import { Deliverable } from './Deliverable/Deliverable.tsx';
import { OfferMark } from './OfferMark/OfferMark.tsx';
import { ServiceDrawing } from './ServiceDrawing/ServiceDrawing.tsx';

test.each([
  ['a hero', <ServiceDrawing slug="data-platforms" part="hero" />, 'Not drawn yet'],
  ['a figure', <ServiceDrawing slug="data-platforms" part="figure" />, 'Not drawn yet'],
  ['a mark', <ServiceMark slug="data-platforms" />, '<svg'],
  ['an offer’s drawing', <OfferMark service="data-platforms" name="lake" />, '<svg'],
  ['a drawing of another service', <OfferMark service="seo" name="landing-zone" />, '<svg'],
  ['a deliverable’s drawing', <Deliverable service="data-platforms" name="lake" />, '<svg'],
])('%s that does not exist is a placeholder', (_what, drawing, shown) => {
  expect(renderToStaticMarkup(drawing)).toContain(shown);
});

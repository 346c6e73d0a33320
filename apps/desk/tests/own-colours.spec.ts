import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Controls that have no text, border or drawing with the reader's own colours. Runs on the page. */
function unseen(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  const isInk = (color: string) => color !== paper && !/^rgba\(.*, 0\)$/u.test(color);
  const hasFrame = ({ borderTopWidth, borderTopStyle, borderTopColor }: CSSStyleDeclaration) =>
    Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && isInk(borderTopColor);
  const hasDrawing = (control: Element) =>
    [...control.querySelectorAll('path')].some((path) => {
      const { stroke, fill } = getComputedStyle(path);
      return isInk(stroke) || isInk(fill);
    });
  const isShown = (control: HTMLElement) => {
    const style = getComputedStyle(control);
    if (control instanceof HTMLInputElement && style.appearance !== 'none') return true;
    const hasLetters = control.innerText.trim() !== '' && isInk(style.color);
    return hasLetters || hasFrame(style) || hasDrawing(control);
  };
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ opacityProperty: true }))
    .filter((control) => !isShown(control))
    .map((control) => control.outerHTML.slice(0, 120));
}

/** The current place must be marked by more than a tint, which forced colours remove. Runs on the page. */
const marked = () =>
  [...document.querySelectorAll('nav [aria-current]')]
    .filter((place) => place.checkVisibility())
    .map((place) => {
      const style = getComputedStyle(place);
      const { borderInlineStartWidth, borderBlockStartWidth, borderBlockEndWidth } = style;
      return [borderInlineStartWidth, borderBlockStartWidth, borderBlockEndWidth].includes('3px');
    });

test('with the reader’s own colours every control is visible', async ({ desk, context, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await desk.fillSamples();
  await desk.fillVisits();
  await desk.enter(context, 'meera');
  for (const { name, path, until, then } of screens.filter((one) =>
    ['inbox', 'held', 'reports', 'visits', 'health', 'people-found'].includes(one.name),
  ))
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(desk.origin + path);
      await page.getByText(until).first().waitFor();
      await then?.(page);
      expect(await page.evaluate(unseen), `${name} at ${width}`).toEqual([]);
      const places = await page.evaluate(marked);
      expect(places, `${name} at ${width}`).toEqual(places.map(() => true));
    }
});

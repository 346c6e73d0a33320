import {
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const MARKER = 'data-intake-';

function* elementsIn(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (tree.isElementNode(child)) yield child;
    yield* elementsIn(child);
  }
}

export function elementsNamed(inside: Element, name: string): Element[] {
  return [...elementsIn(inside)].filter(({ tagName }) => tagName === name);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

/** `undefined` removes the attribute. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

/** Replaces everything in the element, so that our text is never appended to text of the page. */
export function setContent(element: Element, ...content: readonly (Element | string)[]): void {
  element.childNodes = [];
  addContent(element, ...content);
}

export function addContent(element: Element, ...content: readonly (Element | string)[]): void {
  for (const part of content) {
    if (typeof part === 'string') tree.insertText(element, part);
    else tree.appendChild(element, part);
  }
}

export function newElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Element | string)[]
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, html.NS.HTML, attrs);
  setContent(element, ...content);
  return element;
}

/** Adds a hidden field to the form around `control`. */
export function addHidden(control: Element, name: string, value: string): void {
  const form = formAround(control);
  if (form) tree.appendChild(form, newElement('input', { type: 'hidden', name, value }));
}

function formAround(node: Element): Element | undefined {
  const parent = node.parentNode;
  if (!parent || !tree.isElementNode(parent)) return undefined;
  return parent.tagName === 'form' ? parent : formAround(parent);
}

/** A row of a description list, with the site's markup. */
export const termRow = (term: Element | string, ...words: readonly (Element | string)[]): Element =>
  newElement('div', {}, newElement('dt', {}, term), newElement('dd', {}, ...words));

/** `data-intake-value="email"` is named `value email`, `data-intake-heading` is named `heading`. */
function placesOf(page: Node): Map<string, Element> {
  const places = new Map<string, Element>();
  const name = (place: string, element: Element): void => {
    if (!places.has(place)) places.set(place, element);
  };
  for (const element of elementsIn(page)) {
    if (element.tagName === 'title') name('title', element);
    for (const attribute of element.attrs) {
      if (!attribute.name.startsWith(MARKER)) continue;
      name(`${attribute.name.slice(MARKER.length)} ${attribute.value}`.trimEnd(), element);
    }
  }
  return places;
}

/** Whether a built page has this placeholder. */
export const hasPlace = (text: string, place: string): boolean => placesOf(parse(text)).has(place);

export type PlaceOf<Place extends string> = (place: Place) => Element;

/**
 * A built page with the placeholders that docs/services.md lists. A missing placeholder fails the start
 * of the API, not a visitor's request.
 */
export function fillablePage<Place extends string>(
  name: string,
  text: string,
  wanted: readonly Place[],
): (fill: (placeOf: PlaceOf<Place>) => void) => string {
  const lacks = (page: Map<string, Element>) => wanted.filter((place) => !page.has(place));
  const missing = lacks(placesOf(parse(text)));
  if (missing.length > 0) {
    const places = missing.map((place) => `"${place}"`).join(', ');
    throw new Error(`The ${name} page lacks the places ${places}. See docs/services.md.`);
  }
  return (fill) => {
    const page = parse(text);
    const places = placesOf(page);
    fill((place) => {
      const found = places.get(place);
      if (!found) throw new Error(`The ${name} page has no place "${place}".`);
      return found;
    });
    return serialize(page);
  };
}

import { leadFields, leadForm, wireFields, type FieldErrors, type LeadField } from '@old/contract';
import { leadsPath } from '@old/contract/paths';
import {
  addHidden,
  attributeOf,
  elementsNamed,
  fillablePage,
  newElement,
  setAttribute,
  setContent,
  textOf,
  type Element,
  type PlaceOf,
} from './html.ts';

export interface Problem {
  readonly heading: string;
  readonly errors: FieldErrors<string>;
  readonly typed: Readonly<Record<string, string>>;
}

export type ProblemPage = (problem: Problem) => string;

const isArea = (field: LeadField) => leadForm[field].kind === 'paragraphs';

const valueMarker = (field: string) => `data-intake-value="${field}"`;
const errorMarker = (field: string) => `data-intake-error="${field}"`;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Contact</title></head><body><main>
<div role="alert" data-intake-summary hidden><h1 data-intake-heading></h1><ul data-intake-list></ul></div>
<form method="post" action="${leadsPath}">
${leadFields
  .map((field) => {
    const { kind, label } = leadForm[field];
    const named = `id="${field}" name="${field}" ${valueMarker(field)}`;
    const control = isArea(field) ? `<textarea ${named}></textarea>` : `<input ${named}>`;
    return `<p><label for="${field}">${label}${kind === 'phone' ? ' with country code' : ''}</label> ${control} <span id="${field}-error" ${errorMarker(field)} hidden></span></p>`;
  })
  .join('\n')}
<input type="hidden" name="${wireFields.country}" ${valueMarker(wireFields.country)}>
<p><button>Send again</button></p></form></main></body></html>`;

/** What a form carries beside the visitor's words: said once, and not lost for a fault in those. */
const carriedFields = [
  wireFields.page,
  wireFields.service,
  wireFields.notice,
  wireFields.sheet,
] as const;
const SHEET_KEPT = 'Your sheet is kept and goes with it.';

const filledFields = [...leadFields, wireFields.country] as const;
const places = [
  'title',
  'summary',
  'heading',
  'list',
  ...filledFields.map((field) => `value ${field}` as const),
  ...leadFields.map((field) => `error ${field}` as const),
] as const;
type Places = PlaceOf<(typeof places)[number]>;

function choose(select: Element, value: string): void {
  const options = elementsNamed(select, 'option');
  const chosen = options.find((option) => attributeOf(option, 'value') === value);
  if (!chosen) return;
  for (const option of options) setAttribute(option, 'selected', undefined);
  setAttribute(chosen, 'selected', '');
}

function fillValue(control: Element, value: string): void {
  if (control.tagName === 'select') choose(control, value);
  // A line break right after <textarea> is not part of its value, so one is given away.
  else if (control.tagName === 'textarea') setContent(control, `\n${value}`);
  else setAttribute(control, 'value', value);
}

function complain(place: Places, field: LeadField, message: string): void {
  const control = place(`value ${field}`);
  const beside = place(`error ${field}`);
  setAttribute(control, 'aria-invalid', 'true');
  setAttribute(control, 'aria-describedby', attributeOf(beside, 'id'));
  setAttribute(beside, 'hidden', undefined);
  setContent(beside, message);
}

const isLeadField = (field: string): field is LeadField =>
  (leadFields as readonly string[]).includes(field);

/** Each fault leads to its field; a fault of the wire has none. */
function listItem(place: Places, field: string, message: string): Element {
  const id = isLeadField(field) ? attributeOf(place(`value ${field}`), 'id') : undefined;
  const text = id === undefined ? message : newElement('a', { href: `#${id}` }, message);
  return newElement('li', {}, text);
}

/** The site's own page, or a plain one, with the summary and everything that was typed. */
export function problemPage(template: string = PLAIN_PAGE): ProblemPage {
  const page = fillablePage('problem', template, places);
  return ({ heading, errors, typed }) =>
    page((place) => {
      setContent(place('title'), `Error: ${textOf(place('title'))}`);
      setAttribute(place('summary'), 'hidden', undefined);
      const hasSheet = (typed[wireFields.sheet] ?? '') !== '';
      setContent(place('heading'), hasSheet ? `${heading} ${SHEET_KEPT}` : heading);
      const faults = Object.entries(errors);
      setContent(
        place('list'),
        ...faults.map(([field, message = '']) => listItem(place, field, message)),
      );
      for (const field of filledFields) fillValue(place(`value ${field}`), typed[field] ?? '');
      for (const field of carriedFields) {
        const value = typed[field] ?? '';
        if (value !== '') addHidden(place('value email'), field, value);
      }
      for (const [field, message = ''] of faults) {
        if (isLeadField(field)) complain(place, field, message);
      }
    });
}

import {
  enquiryFields,
  switchedFields,
  enquiryForm,
  wireFields,
  type FieldErrors,
  type EnquiryField,
} from '@studio/contract';
import { countries } from '@studio/contract/countries';
import { enquiriesPath } from '@studio/contract/paths';
import {
  addHidden,
  attributeOf,
  elementsNamed,
  fillablePage,
  hasPlace,
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

const isArea = (field: EnquiryField) => enquiryForm[field].kind === 'paragraphs';

const valueMarker = (field: string) => `data-intake-value="${field}"`;
const errorMarker = (field: string) => `data-intake-error="${field}"`;

const countrySelect = `<select name="${wireFields.country}" aria-label="Country code" ${valueMarker(wireFields.country)}>
<option value=""></option>${countries.map(({ iso, code, name }) => `<option value="${iso}">+${code} ${name}</option>`).join('')}</select>`;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Contact</title></head><body><main>
<div role="alert" data-intake-summary hidden><h1 data-intake-heading></h1><ul data-intake-list></ul></div>
<form method="post" action="${enquiriesPath}">
${enquiryFields
  .filter((field) => !switchedFields.has(field))
  .map((field) => {
    const { kind, label } = enquiryForm[field];
    const named = `id="${field}" name="${field}" ${valueMarker(field)}`;
    const control = isArea(field) ? `<textarea ${named}></textarea>` : `<input ${named}>`;
    return `<p><label for="${field}">${label}</label> ${kind === 'phone' ? countrySelect : ''} ${control} <span id="${field}-error" ${errorMarker(field)} hidden></span></p>`;
  })
  .join('\n')}
<p><button>Send again</button></p></form></main></body></html>`;

/** Hidden fields that must survive when the form is shown again with errors. */
const carriedFields = [
  wireFields.page,
  wireFields.service,
  wireFields.notice,
  wireFields.sheet,
] as const;
const SHEET_KEPT = 'Your sheet is kept and goes with it.';

type Place =
  | 'title'
  | 'summary'
  | 'heading'
  | 'list'
  | `value ${EnquiryField | typeof wireFields.country}`
  | `error ${EnquiryField}`;
type Places = PlaceOf<Place>;

/** The fields of a page. A page lacks the optional fields that its content does not switch on. */
const fieldsOf = (template: string): readonly EnquiryField[] =>
  enquiryFields.filter(
    (field) => !switchedFields.has(field) || hasPlace(template, `value ${field}`),
  );

function choose(select: Element, value: string): void {
  const options = elementsNamed(select, 'option');
  const chosen = options.find((option) => attributeOf(option, 'value') === value);
  if (!chosen) return;
  for (const option of options) setAttribute(option, 'selected', undefined);
  setAttribute(chosen, 'selected', '');
}

function fillValue(control: Element, value: string): void {
  if (control.tagName === 'select') choose(control, value);
  // HTML drops a line break right after <textarea>, so one is added.
  else if (control.tagName === 'textarea') setContent(control, `\n${value}`);
  else setAttribute(control, 'value', value);
}

function addError(place: Places, field: EnquiryField, message: string): void {
  const control = place(`value ${field}`);
  const beside = place(`error ${field}`);
  setAttribute(control, 'aria-invalid', 'true');
  setAttribute(control, 'aria-describedby', attributeOf(beside, 'id'));
  setAttribute(beside, 'hidden', undefined);
  setContent(beside, message);
}

/** Links an error to its field. An error without a field on the page has no link. */
function listItem(place: Places, field: EnquiryField | undefined, message: string): Element {
  const id = field && attributeOf(place(`value ${field}`), 'id');
  const text = id === undefined ? message : newElement('a', { href: `#${id}` }, message);
  return newElement('li', {}, text);
}

/** The site's own page, or a plain one, with the error summary and everything that was typed. */
export function problemPage(template: string = PLAIN_PAGE): ProblemPage {
  const asked = fieldsOf(template);
  const filledFields = [...asked, wireFields.country] as const;
  const page = fillablePage<Place>('problem', template, [
    ...(['title', 'summary', 'heading', 'list'] as const),
    ...filledFields.map((field) => `value ${field}` as const),
    ...asked.map((field) => `error ${field}` as const),
  ]);
  return ({ heading, errors, typed }) =>
    page((place) => {
      setContent(place('title'), `Error: ${textOf(place('title'))}`);
      setAttribute(place('summary'), 'hidden', undefined);
      const hasSheet = (typed[wireFields.sheet] ?? '') !== '';
      setContent(place('heading'), hasSheet ? `${heading} ${SHEET_KEPT}` : heading);
      const faults = Object.entries(errors);
      setContent(
        place('list'),
        ...faults.map(([field, message = '']) =>
          listItem(
            place,
            asked.find((one) => one === field),
            message,
          ),
        ),
      );
      for (const field of filledFields) fillValue(place(`value ${field}`), typed[field] ?? '');
      const notAsked = enquiryFields.filter((field) => !asked.includes(field));
      for (const field of [...carriedFields, ...notAsked]) {
        const value = typed[field] ?? '';
        if (value !== '') addHidden(place('value email'), field, value);
      }
      for (const field of asked) {
        const message = errors[field];
        if (message !== undefined) addError(place, field, message);
      }
    });
}

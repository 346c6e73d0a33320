import { leadFields, wireFields, type FieldErrors } from '@studio/contract';
import { attributeOf, editTag, escapeHtml, findTag } from './html.ts';

export interface Problem {
  readonly heading: string;
  readonly errors: FieldErrors<string>;
  readonly typed: Readonly<Record<string, string>>;
}

export type ProblemPage = (problem: Problem) => string;

const DETAILS = 'projectdetails';
const lineFields = leadFields.filter((field) => field !== DETAILS);

const valueMarker = (field: string) => `data-intake-value="${field}"`;
const errorMarker = (field: string) => `data-intake-error="${field}"`;
const SUMMARY = 'data-intake-summary(?:="[^"]*")?';
const HEADING = 'data-intake-heading(?:="[^"]*")?';
const LIST = 'data-intake-list(?:="[^"]*")?';

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Contact</title></head><body><main>
<div role="alert" data-intake-summary hidden><h1 data-intake-heading></h1><ul data-intake-list></ul></div>
<form method="post" action="/api/leads">
${[
  ['name', 'Name'],
  ['companyname', 'Company name'],
  ['email', 'Email'],
  ['phonenumber', 'Phone number with country code'],
  ['subject', 'Subject'],
]
  .map(
    ([field = '', label = '']) =>
      `<p><label for="${field}">${label}</label> <input id="${field}" name="${field}" ${valueMarker(field)}> <span id="${field}-error" ${errorMarker(field)} hidden></span></p>`,
  )
  .join('\n')}
<input type="hidden" name="country" ${valueMarker('country')}>
<p><label for="projectdetails">Project details</label> <textarea id="projectdetails" name="projectdetails" ${valueMarker(DETAILS)}></textarea> <span id="projectdetails-error" ${errorMarker(DETAILS)} hidden></span></p>
<p><button>Send again</button></p></form></main></body></html>`;

/** What the site's page must hold, said once at start and not to a visitor. */
function missingMarkers(html: string): string[] {
  const fields = [...leadFields, wireFields.country].map(valueMarker);
  const errors = leadFields.map(errorMarker);
  return [...fields, ...errors, SUMMARY, HEADING, LIST].filter(
    (marker) => findTag(html, marker) === undefined,
  );
}

function fillSelect(html: string, marker: string, chosen: string): string {
  const start = html.search(new RegExp(`<select[^<>]*\\s${marker}`, 'u'));
  if (start < 0) return html;
  const end = html.indexOf('</select>', start);
  const options = html
    .slice(start, end)
    .replace(/(<option[^<>]*?)\sselected(?:="[^"]*")?/gu, '$1')
    .replace(new RegExp(`<option(?=[^<>]*\\svalue="${chosen}")`, 'u'), '<option selected');
  return html.slice(0, start) + options + html.slice(end);
}

function fillField(html: string, field: string, { errors, typed }: Problem): string {
  const marker = valueMarker(field);
  const value = escapeHtml(typed[field] ?? '');
  const message = errors[field];
  const errorTag = findTag(html, errorMarker(field));
  const describedBy = errorTag && attributeOf(errorTag, 'id');
  const complaint =
    message === undefined
      ? ''
      : ` aria-invalid="true"${describedBy === undefined ? '' : ` aria-describedby="${describedBy}"`}`;
  // A line break right after <textarea> is not part of its value, so one is given away.
  const edit =
    field === DETAILS
      ? { add: complaint, inside: `\n${value}` }
      : { add: `${complaint} value="${value}"` };
  const filled = editTag(html, marker, {
    ...edit,
    remove: ['value', 'aria-invalid', ...(complaint === '' ? [] : ['aria-describedby'])],
  });
  return message === undefined
    ? filled
    : editTag(filled, errorMarker(field), { remove: ['hidden'], inside: escapeHtml(message) });
}

function summaryList(html: string, errors: FieldErrors<string>): string {
  return Object.entries(errors)
    .map(([field, message = '']) => {
      const tag = findTag(html, valueMarker(field));
      const id = tag && attributeOf(tag, 'id');
      const text = escapeHtml(message);
      return `<li>${id === undefined ? text : `<a href="#${id}">${text}</a>`}</li>`;
    })
    .join('');
}

/** The site's own page, or a plain one, with the summary and everything that was typed. */
export function problemPage(template: string | undefined): ProblemPage {
  const page = template ?? PLAIN_PAGE;
  const missing = missingMarkers(page);
  if (missing.length > 0) {
    throw new Error(`The problem page lacks ${missing.join(', ')}. See intake/README.md.`);
  }
  return (problem) => {
    const list = summaryList(page, problem.errors);
    const country = problem.typed[wireFields.country] ?? '';
    const choice = /^[A-Z]{2}$/u.test(country) ? country : '';
    const inSummary = editTag(page, SUMMARY, { remove: ['hidden'] }).replace(
      /<title>(?!Error: )/u,
      '<title>Error: ',
    );
    const headed = editTag(inSummary, HEADING, { inside: escapeHtml(problem.heading) });
    const listed = editTag(headed, LIST, { inside: list });
    const chosen = choice === '' ? listed : fillSelect(listed, valueMarker('country'), choice);
    const isSelect = findTag(chosen, valueMarker('country'))?.name === 'select';
    const withCountry = editTag(chosen, valueMarker('country'), {
      add: isSelect ? '' : ` value="${choice}"`,
    });
    return [...lineFields, DETAILS].reduce(
      (html, field) => fillField(html, field, problem),
      withCountry,
    );
  };
}

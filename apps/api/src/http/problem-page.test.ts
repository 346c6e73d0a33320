import { enquiryFields } from '@studio/contract';
import { enquiriesPath } from '@studio/contract/paths';
import { expect, it } from 'vitest';
import { noticePage } from './notice-page.ts';
import { problemPage } from './problem-page.ts';
import { sentPage } from './sent-page.ts';

const field = (name: string) =>
  `<input id="f-${name}" class="in" name="${name}" value="" data-intake-value="${name}" required=""/>
   <p class="err" id="f-${name}-error" data-intake-error="${name}" hidden=""></p>`;

// Like the site's page: another form with the same field names follows in the footer.
const template = `<!doctype html><html lang="en"><head><title>Contact – Site</title></head><body>
<div class="summary" role="alert" tabindex="-1" data-intake-summary="" hidden=""><h2 data-intake-heading="">Please check the form</h2>
<ul data-intake-list=""></ul></div>
<form method="post" action="${enquiriesPath}">
${enquiryFields
  .filter((name) => name !== 'projectdetails')
  .map(field)
  .join('\n')}
<select name="country" data-intake-value="country"><option value="GB">UK +44</option>
<option value="IN" selected="">India +91</option></select>
<textarea id="f-projectdetails" name="projectdetails" data-intake-value="projectdetails"></textarea>
<p id="f-projectdetails-error" data-intake-error="projectdetails" hidden></p>
</form><footer><form><input name="name"><input name="email"></form></footer></body></html>`;

const typed = {
  name: 'A "quoted" <name>',
  email: 'asha data-intake-list data-intake-error="name"',
  projectdetails: '\n first line is empty $& </textarea>',
  country: 'GB',
  page: '/services/looms',
};

it('fills the form and shows the errors beside the fields and in the summary', () => {
  const html = problemPage(template)({
    heading: 'Please correct 2 fields.',
    errors: { email: 'Invalid email format*', subject: 'Subject is required*' },
    typed,
  });
  expect(html).toContain('<title>Error: Contact – Site</title>');
  expect(html).toContain(
    '<div class="summary" role="alert" tabindex="-1" data-intake-summary=""><h2 data-intake-heading="">Please correct 2 fields.</h2>',
  );
  expect(html).toContain('<li><a href="#f-email">Invalid email format*</a></li>');
  expect(html).toContain('<li><a href="#f-subject">Subject is required*</a></li>');
  expect(html).toContain(
    'required="" value="asha data-intake-list data-intake-error=&quot;name&quot;" aria-invalid="true" aria-describedby="f-email-error">',
  );
  expect(html).toContain(
    '<p class="err" id="f-email-error" data-intake-error="email">Invalid email format*</p>',
  );
  expect(html).toContain('required="" value="A &quot;quoted&quot; &lt;name&gt;">');
  expect(html).toContain('data-intake-error="name" hidden=""');
  expect(html).toContain('<input type="hidden" name="page" value="/services/looms">');
  expect(html).toContain('<option value="GB" selected="">');
  expect(html).toContain('<option value="IN">');
  expect(html).toContain(
    'data-intake-value="projectdetails">\n\n first line is empty $&amp; &lt;/textarea&gt;</textarea>',
  );
  expect(html).toContain('<footer><form><input name="name"><input name="email"></form></footer>');
});

it('keeps the country of the page if none was sent', () => {
  const html = problemPage(template)({ heading: 'x', errors: {}, typed: { country: '"><b>' } });
  expect(html).toContain('<option value="IN" selected="">');
  expect(html).not.toContain('<b>');
});

it('reports at start which placeholders a page lacks', () => {
  const broken = template.replace('data-intake-value="email"', '');
  expect(() => problemPage(broken)).toThrow('The problem page lacks the places "value email".');
});

it('a notice replaces the heading, the text and the action of the page', () => {
  const page = noticePage(
    '<title>x</title><h1 data-intake-heading>About</h1><p data-intake-text>It <b>answers</b>.</p>' +
      '<form data-intake-action hidden><button><b data-intake-button>x</b></button></form>' +
      '<div data-intake-told hidden><dl data-intake-terms></dl></div>',
  );
  const action = { path: '/leave?token=a&b', button: 'Leave' };
  expect(page({ heading: 'A & B', text: '<i>', action })).toBe(
    '<html><head><title>A &amp; B</title></head><body><h1 data-intake-heading="">A &amp; B</h1>' +
      '<p data-intake-text="">&lt;i&gt;</p>' +
      '<form data-intake-action="" action="/leave?token=a&amp;b"><button><b data-intake-button="">Leave</b></button></form>' +
      '<div data-intake-told="" hidden=""><dl data-intake-terms=""></dl></div></body></html>',
  );
  expect(() => noticePage('<title>x</title>')).toThrow('lacks the places "heading"');
});

it('the sent page shows the reference', () => {
  expect(sentPage(undefined)('7K3QF-9M2XA')).toContain(
    '<p data-intake-receipt="">Your reference is <b data-intake-reference="">7K3QF-9M2XA</b>.</p>',
  );
});

it('accepts a page without an optional field, and shows the message of that field in the summary', () => {
  const off = template.replace(/^.*foundus.*$/gmu, '');
  expect(off).not.toBe(template);
  const html = problemPage(off)({
    heading: 'Please check the form',
    errors: { foundus: 'Too long.' },
    typed: {},
  });
  expect(html).toContain('<li>Too long.</li>');
});

it('without the site’s page a plain one asks the same questions, with a choice of countries', () => {
  const carried = { country: 'SG', foundus: 'A friend' };
  const html = problemPage()({ heading: 'x', errors: {}, typed: carried });
  expect(html).toContain('<option value="SG" selected="">+65 Singapore</option>');
  expect(html).toContain('name="projectdetails"');
  expect(html).not.toContain('for="foundus"');
  expect(html).toContain('<input type="hidden" name="foundus" value="A friend">');
});

import { leadFields } from '@studio/contract';
import { expect, it } from 'vitest';
import { noticePage } from './notice-page.ts';
import { problemPage } from './problem-page.ts';

const field = (name: string) =>
  `<input id="f-${name}" class="in" name="${name}" value="" data-intake-value="${name}" required=""/>
   <p class="err" id="f-${name}-error" data-intake-error="${name}" hidden=""></p>`;

// As the site's own page is: another form with the same names comes later, in the footer.
const template = `<!doctype html><html lang="en"><head><title>Contact – Site</title></head><body>
<div class="summary" role="alert" tabindex="-1" data-intake-summary="" hidden=""><h2 data-intake-heading=""></h2>
<ul data-intake-list=""></ul></div>
<form method="post" action="/api/leads">
${leadFields
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
};

it('fills the form, names the errors beside the fields and in the summary', () => {
  const html = problemPage(template)({
    heading: 'Two fields need another look.',
    errors: { email: 'Invalid email format*', subject: 'Subject is required*' },
    typed,
  });
  expect(html).toContain('<title>Error: Contact – Site</title>');
  expect(html).toContain('<div class="summary" role="alert" tabindex="-1"><h2>Two fields need');
  expect(html).toContain('<li><a href="#f-email">Invalid email format*</a></li>');
  expect(html).toContain('<li><a href="#f-subject">Subject is required*</a></li>');
  expect(html).toContain(
    '<input aria-invalid="true" aria-describedby="f-email-error" value="asha data-intake-list data-intake-error=&quot;name&quot;" id="f-email"',
  );
  expect(html).toContain('<p class="err" id="f-email-error">Invalid email format*</p>');
  expect(html).toContain('value="A &quot;quoted&quot; &lt;name&gt;" id="f-name"');
  expect(html).toContain('data-intake-error="name" hidden=""');
  expect(html).toContain('<option selected value="GB">');
  expect(html).toContain('<option value="IN">');
  expect(html).toContain(
    'name="projectdetails">\n\n first line is empty $&amp; &lt;/textarea&gt;</textarea>',
  );
  expect(html).toContain('<footer><form><input name="name"><input name="email"></form></footer>');
});

it('keeps the country of the page where none was sent', () => {
  const html = problemPage(template)({ heading: 'x', errors: {}, typed: { country: '"><b>' } });
  expect(html).toContain('<option value="IN" selected="">');
  expect(html).not.toContain('<b>');
});

it('says at start which markers a page lacks', () => {
  const broken = template.replace('data-intake-value="email"', '');
  expect(() => problemPage(broken)).toThrow('The problem page lacks data-intake-value="email".');
});

it('a notice has a heading, a text and an action', () => {
  const page = noticePage(
    '<title>x</title><h1 data-intake-heading></h1><p data-intake-text></p><div data-intake-action></div>',
  );
  expect(page({ heading: 'A & B', text: '<i>', action: '<form></form>' })).toBe(
    '<title>A &amp; B</title><h1>A &amp; B</h1><p>&lt;i&gt;</p><div><form></form></div>',
  );
  expect(() => noticePage('<title>x</title>')).toThrow('lacks');
});

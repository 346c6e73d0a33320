import { enquiryFields, enquiryForm } from '@studio/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactFields } from './ContactFields.tsx';
import { formText } from './form-text.ts';

const written = {
  phone: 'We write first.',
  found: { question: enquiryForm.foundus.label, answers: ['A search', 'LinkedIn'] },
};
const words = formText(written, 'India');
const form = renderToStaticMarkup(
  <ContactFields subjectLine="" country="India" words={words} errors={{}} places />,
);

test.each(enquiryFields)('%s has a field, with its label and a place for its message', (field) => {
  expect(form).toMatch(new RegExp(`<label for="${field}">${enquiryForm[field].label} `, 'u'));
  expect(form).toMatch(new RegExp(`<(?:input|textarea) id="${field}"[^>]* name="${field}"`, 'u'));
  expect(form).toContain(`data-intake-error="${field}"`);
});

test('sends the path of its page, if that is known', () => {
  const origin = { page: '/services/looms', service: '', notice: '2026-11-15' };
  const html = renderToStaticMarkup(
    <ContactFields subjectLine="" country="India" words={words} origin={origin} errors={{}} />,
  );
  expect(html).toContain('<input type="hidden" name="page" value="/services/looms"/>');
  expect(html).toContain('<input type="hidden" name="notice" value="2026-11-15"/>');
  expect(html).not.toContain('name="service"');
  expect(form).not.toContain('type="hidden"');
});

test('a screen reader reads the hint of the phone field before its error', () => {
  const wrong = renderToStaticMarkup(
    <ContactFields
      subjectLine=""
      country="India"
      words={words}
      errors={{ phonenumber: 'Not a number.' }}
    />,
  );
  expect(form).toMatch(/<input id="phonenumber"[^>]* aria-describedby="phonenumber-note"/u);
  expect(form).toMatch(/<p id="phonenumber-note"[^>]*>We write first\.<\/p>/u);
  expect(wrong).toContain('aria-describedby="phonenumber-error phonenumber-note"');
});

test('“How did you find us?” is asked only if the content asks it, with options or free text', () => {
  const off = renderToStaticMarkup(
    <ContactFields
      subjectLine=""
      country="India"
      words={{ ...words, found: undefined }}
      errors={{}}
      places
    />,
  );
  expect(off).not.toContain('foundus');
  expect(form).toMatch(/<input id="foundus"[^>]* list="foundus-answers"/u);
  expect(form).toContain('<option value="LinkedIn"></option>');
});

test('the example phone number is formatted as in the company’s country', () => {
  const inPortugal = formText(written, 'Portugal');
  const errors = { phonenumber: 'Not a number.' };
  for (const markup of [
    <ContactFields subjectLine="" country="Portugal" words={inPortugal} errors={errors} />,
    <ContactFields subjectLine="" country="Portugal" words={inPortugal} errors={{}} places />,
  ]) {
    const shown = renderToStaticMarkup(markup).replace(/<option.*?<\/option>/gu, '');
    expect(shown).toContain('For example, with a country code: +351 ');
    expect(shown).not.toContain('+91');
  }
});

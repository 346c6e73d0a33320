import { leadFields, leadForm } from '@old/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactFields } from './ContactFields.tsx';

const form = renderToStaticMarkup(<ContactFields subjectLine="" country="IN" errors={{}} places />);

test.each(leadFields)('%s is asked, under its label and with a place for its message', (field) => {
  expect(form).toMatch(new RegExp(`<label for="${field}">${leadForm[field].label} `, 'u'));
  expect(form).toMatch(new RegExp(`<(?:input|textarea) id="${field}"[^>]* name="${field}"`, 'u'));
  expect(form).toContain(`data-intake-error="${field}"`);
});

test('says where it stands, where that is known', () => {
  const origin = { page: '/services/looms', service: '', notice: '2026-11-15' };
  const told = renderToStaticMarkup(
    <ContactFields subjectLine="" country="IN" origin={origin} errors={{}} />,
  );
  expect(told).toContain('<input type="hidden" name="page" value="/services/looms"/>');
  expect(told).toContain('<input type="hidden" name="notice" value="2026-11-15"/>');
  expect(told).not.toContain('name="service"');
  expect(form).not.toContain('type="hidden"');
});

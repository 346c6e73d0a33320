import { expect, it } from 'vitest';
import { isProbeMark, probeEnquiry, probeMark } from './probe.ts';

const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it('a mark belongs to one enquiry and one secret', () => {
  const mark = probeMark('secret', key);
  expect(mark).toMatch(/^[\da-f]{64}$/u);
  expect(isProbeMark('secret', key, mark)).toBe(true);
  expect(isProbeMark('other', key, mark)).toBe(false);
  expect(isProbeMark('secret', key.replace('3f', '4f'), mark)).toBe(false);
  for (const wrong of ['', mark.slice(1), `${mark}0`])
    expect(isProbeMark('secret', key, wrong)).toBe(false);
});

it('a probe says that no one wrote it', () => {
  expect(probeEnquiry).toMatchObject({
    name: 'Probe',
    companyname: 'Probe',
    email: 'probe@probe.invalid',
    subject: 'Probe of the contact form',
    projectdetails: 'No one wrote this. It shows that enquiries still arrive.',
  });
});

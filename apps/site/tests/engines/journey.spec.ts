import { expect } from '@playwright/test';
import { enquiriesPath, subscriptionsPath } from '@studio/contract/paths';
import { test } from './engine-test.ts';
import { communityForm, contactForm, sender, sentTo } from './forms.ts';
import { part } from './page-side.ts';

test('the mega menu opens, closes by Escape and a click outside, and leads to a service', async ({
  visitor,
}) => {
  const button = part('header button', 'Services');
  const menu = part('#services-menu');
  await visitor.open('/');
  await visitor.click(button);
  await visitor.see(part('#services-menu h2'), { count: 5 });
  await visitor.press('Escape');
  await visitor.seeNo(menu);
  await visitor.see(button, { focused: true });
  await visitor.click(button);
  await visitor.see(menu);
  await visitor.clickAt(600, 740);
  await visitor.seeNo(menu);
  await visitor.click(button);
  await visitor.click(part('#services-menu a', 'Salesforce'));
  await visitor.arrive('/services/salesforce');
  await visitor.seeNo(menu);
});

test('the side menu opens, closes in three ways and leads to a service', async ({ visitor }) => {
  const burger = part('header button', 'Open menu');
  const menu = part('#side-menu');
  await visitor.resize(700, 800);
  await visitor.open('/');
  for (const close of [
    () => visitor.click(part('button', 'Close menu')),
    () => visitor.press('Escape'),
    () => visitor.clickAt(40, 400),
  ]) {
    await visitor.click(burger);
    await visitor.see(part('button', 'Close menu'), { hit: true });
    await close();
    await visitor.seeNo(menu);
  }
  await visitor.see(burger, { focused: true });
  await visitor.click(burger);
  await visitor.click(part('#side-menu summary', 'Design'));
  await visitor.click(part('#side-menu summary', 'Optimization'));
  await visitor.see(part('#side-menu details[open]'), { count: 1 });
  await visitor.click(part('#side-menu a', 'Quality Assurance'));
  await visitor.arrive('/services/quality-assurance');
  await visitor.seeNo(menu);
});

test('the reviews move by themselves, pause, and follow buttons and a swipe', async ({
  visitor,
}) => {
  const shown = part('main ol [aria-current=true]');
  await visitor.open('/');
  await visitor.ask(() => {
    document.querySelector('main ol[aria-label="Go to review"]')?.scrollIntoView();
  });
  await visitor.see(shown, { text: '2 of 5' });
  await visitor.click(part('button', 'Pause reviews'));
  await visitor.click(part('main a', '5 of 5'));
  await visitor.see(shown, { text: '5 of 5' });
  await visitor.click(part('button', 'Next review'));
  await visitor.see(shown, { text: '1 of 5' });
  await visitor.seeNo(part('main [data-moving]'));
  await visitor.see(part('main [role=group] li:nth-child(1)'), { hit: true });
  await visitor.ask(() => {
    const track = document.querySelector('main [role=group]');
    track?.scrollTo({ left: 2 * track.clientWidth });
  });
  await visitor.see(shown, { text: '3 of 5' });
  await visitor.see(part('main [role=group] li:nth-child(3)'), { hit: true });
});

test('the contact form shows errors, sends, and shows the result', async ({ visitor, intake }) => {
  intake.answers({ status: 201, body: JSON.stringify({ reference: 'K7Q-2M4' }) });
  const summary = part('main [role=group][aria-labelledby=error-summary]');
  await visitor.open('/contact');
  await visitor.click(contactForm.firstField);
  await visitor.see(part('main form[novalidate]'));
  await visitor.click(contactForm.send);
  await visitor.see(summary, { focused: true });
  await visitor.see(part('main [role=group] li'), { count: 5 });
  expect(sentTo(intake, enquiriesPath)).toEqual([]);
  await visitor.click(part('main [role=group] a', 'Name is required*'));
  await visitor.see(contactForm.firstField, { focused: true });
  await contactForm.fillIn(visitor);
  await visitor.click(contactForm.send);
  await visitor.see(part('dialog h2', 'Success!'));
  await visitor.see(part('dialog[open] button', 'Close'), { focused: true });
  expect(sentTo(intake, enquiriesPath)).toMatchObject([
    { ...sender, phonenumber: '919876543210', subject: 'A shop for our looms' },
  ]);
  await visitor.click(part('dialog[open] button', 'Close'));
  await visitor.see(part('main [data-receipt]'), { focused: true });
  const receipt = () => document.querySelector('main [data-receipt]')?.textContent;
  expect(await visitor.ask(receipt)).toContain('K7Q-2M4');
  await visitor.see(contactForm.firstField, { value: '' });
});

test('the contact form keeps text that could not be sent', async ({ visitor, intake }) => {
  intake.answers({ status: 500 });
  await visitor.open('/contact');
  await visitor.click(contactForm.firstField);
  await visitor.see(part('main form[novalidate]'));
  await contactForm.fillIn(visitor);
  await visitor.click(contactForm.send);
  await visitor.see(part('dialog h2', 'Oops...'));
  await visitor.click(part('dialog button', 'Restore my message'));
  await visitor.see(contactForm.firstField, { value: sender.name });
});

test('the community form shows errors, sends, and shows the result', async ({
  visitor,
  intake,
}) => {
  intake.answers({ status: 202 });
  await visitor.open('/careers');
  await visitor.click(communityForm.send);
  await visitor.see(communityForm.firstField, { focused: true });
  expect(sentTo(intake, subscriptionsPath)).toEqual([]);
  await communityForm.fillIn(visitor);
  await visitor.click(communityForm.send);
  await visitor.see(part('footer [role=status]'), {
    text: 'Thank you. Please open the email we just sent and confirm your address.',
  });
  await visitor.see(communityForm.send, { focused: true });
  expect(sentTo(intake, subscriptionsPath)).toMatchObject([sender]);
});

test('search: opened from the header and by keyboard, closed by a click outside', async ({
  visitor,
}) => {
  const field = part('dialog[open] input', 'Search this site');
  await visitor.open('/about');
  await visitor.click(part('header a', 'Search'));
  await visitor.see(field, { focused: true });
  await visitor.clickAt(40, 740);
  await visitor.seeNo(field);
  await visitor.type('/');
  await visitor.see(field, { focused: true, value: '' });
  await visitor.type('sallesforce');
  await visitor.see(part('dialog[open] li a'));
  await visitor.press('ArrowDown');
  await visitor.see(part('dialog[open] li a'), { focused: true });
  await visitor.press('Enter');
  await visitor.arrive('/services/salesforce');
  await visitor.back();
  await visitor.arrive('/about');
  await visitor.seeNo(field);
});

test('the finder: three answers lead to services, and are restored on back', async ({
  visitor,
}) => {
  const fitting = part('#fitting h3');
  await visitor.open('/services');
  await visitor.seeNo(fitting);
  for (const answer of [
    'A website or a store',
    'More of the right people find us and buy',
    'We are afraid to touch the old software',
  ])
    await visitor.click(part('#finder label', answer));
  await visitor.see(fitting, { count: 3, text: 'SEO' });
  await visitor.click(part('#fitting a', 'SEO'));
  await visitor.arrive('/services/seo');
  await visitor.back();
  await visitor.see(fitting, { count: 3, text: 'SEO' });
});

test('back returns to the place that was left, and forward again', async ({ visitor }) => {
  const project = part('main a', 'Dispatch console');
  await visitor.open('/');
  await visitor.click(project);
  await visitor.arrive('/work/dispatch-console');
  expect(await visitor.ask(() => scrollY)).toBe(0);
  await visitor.back();
  await visitor.arrive('/');
  await visitor.see(project, { hit: true });
  await visitor.click(project);
  await visitor.arrive('/work/dispatch-console');
});

import { expect } from '@playwright/test';
import { enquiriesPath, subscriptionsPath } from '@studio/contract/paths';
import { test } from './engine-test.ts';
import { communityForm, contactForm, sender, sentTo } from './forms.ts';
import { part } from './page-side.ts';

test.use({ setting: 'no script' });

test('the mega menu opens, closes and leads to a service', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(part('header button', 'Services'));
  await visitor.see(part('#services-menu h2'), { count: 5 });
  await visitor.press('Escape');
  await visitor.seeNo(part('#services-menu'));
  await visitor.click(part('header button', 'Services'));
  await visitor.click(part('#services-menu a', 'Salesforce'));
  await visitor.arrive('/services/salesforce');
});

test('the side menu opens, and leads on', async ({ visitor }) => {
  await visitor.resize(700, 800);
  await visitor.open('/');
  await visitor.click(part('header button', 'Open menu'));
  await visitor.click(part('#side-menu a', 'Careers'));
  await visitor.arrive('/careers');
});

test('the reviews are reached by their numbers', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.seeNo(part('button', 'Next review'));
  await visitor.click(part('main a', '3 of 5'));
  await visitor.see(part('main [role=group] li:nth-child(3)'), { hit: true });
});

test('the contact form: the browser reports errors, and posts', async ({ visitor, intake }) => {
  intake.answers({ status: 200, body: '<h1>Thank you</h1>' });
  await visitor.open('/contact');
  await visitor.click(contactForm.send);
  await visitor.see(contactForm.firstField, { focused: true });
  await contactForm.fillIn(visitor);
  await visitor.click(contactForm.send);
  await visitor.see(part('h1', 'Thank you'));
  expect(sentTo(intake, enquiriesPath)).toMatchObject([
    { ...sender, phonenumber: '98765 43210', country: 'IN', subject: 'A shop for our looms' },
  ]);
});

test('the community form: the browser reports errors, and posts', async ({ visitor, intake }) => {
  intake.answers({ status: 200, body: '<h1>One more step</h1>' });
  await visitor.open('/careers');
  await visitor.click(communityForm.send);
  await visitor.see(communityForm.firstField, { focused: true });
  await communityForm.fillIn(visitor);
  await visitor.click(communityForm.send);
  await visitor.see(part('h1', 'One more step'));
  expect(sentTo(intake, subscriptionsPath)).toMatchObject([sender]);
});

test('search is a list of all pages; the finder is a set of tables with all answers', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.click(part('header a', 'Search'));
  await visitor.arrive('/search');
  await visitor.click(part('main a', 'Salesforce'));
  await visitor.arrive('/services/salesforce');
  await visitor.open('/services');
  await visitor.see(part('#finder table'), { count: 3 });
  await visitor.seeNo(part('#finder input'));
});

test('back returns to the place that was left', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(part('main a', 'Dispatch console'));
  await visitor.arrive('/work/dispatch-console');
  await visitor.back();
  await visitor.arrive('/');
  await visitor.see(part('main a', 'Dispatch console'), { hit: true });
});

import { expect, test } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { groups, servicePages } from './words.ts';

const { projects, reviews } = siteContent();
const featured = projects.filter((project) => project.featured);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R1 shows the headline', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Full Service Software Development Company.',
  );
});

test('R2 numbers its sections 01 to 04, in order', async ({ page }) => {
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.slice(0, 4).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    '01 About Us',
    '02 Our Services',
    '03 Our Works',
    '04 Client Reviews',
  ]);
});

test('R3 says what the company delivers and for whom', async ({ page }) => {
  const about = page.getByRole('region', { name: 'About Us' });
  await expect(about).toContainText('transformative digital experiences');
  await expect(about).toContainText('partner with fast-growing startups and corporations');
});

test('R4 presents both engagement models', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Team as a Service' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Project-Based Engagement' })).toBeVisible();
});

test('R5 lists five groups, every link to its own page', async ({ page, request }) => {
  const services = page.getByRole('region', { name: 'Our Services' });
  for (const group of Object.keys(groups))
    await expect(services.getByRole('heading', { name: group })).toBeVisible();
  const links = await services.locator('a[href^="/services/"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(servicePages.length);
  for (const address of new Set(addresses))
    expect((await request.get(address ?? '')).status()).toBe(200);
});

test('R6 R47 features three projects and leads to more', async ({ page }) => {
  const works = page.getByRole('region', { name: 'Our Works' });
  const cards = works.getByRole('article');
  await expect(cards).toHaveCount(3);
  expect(featured).toHaveLength(3);
  for (const [i, { name, href, line }] of featured.entries()) {
    const card = cards.nth(i);
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card.getByRole('link')).toHaveAttribute('href', href);
    await expect(card.getByRole('paragraph')).toHaveText(line);
  }
  await works.getByRole('link', { name: 'View more work' }).click();
  await expect(page).toHaveURL('/work');
});

test('R52 the hero is the brand blue', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'Full Service' });
  await expect(hero).toHaveCSS('background-color', 'rgb(13, 110, 214)');
});

test('samples are tagged where they are shown', async ({ page }) => {
  const samples = (some: readonly { readonly sample: boolean }[]) =>
    some.filter(({ sample }) => sample).length;
  await expect(page.getByText('Sample project')).toHaveCount(samples(featured));
  await expect(page.getByText('Sample text')).toHaveCount(samples(reviews));
});

test('R13 R48 five reviews are a section of their own, each with label, text, name and occupation', async ({
  page,
}) => {
  const slides = page
    .getByRole('region', { name: 'Client Reviews' })
    .getByRole('listitem')
    .filter({ has: page.locator('blockquote') });
  await expect(slides).toHaveCount(5);
  for (const [i, { id, label, review, clientName, clientOccupation }] of reviews.entries()) {
    const slide = slides.nth(i);
    await expect(slide).toHaveAttribute('id', id);
    await expect(slide.getByText(label).or(slide.getByAltText(label)).first()).toBeAttached();
    await expect(slide.locator('blockquote')).toHaveText(review);
    await expect(slide.locator('figcaption')).toContainText(clientName);
    await expect(slide.locator('figcaption')).toContainText(clientOccupation);
  }
});

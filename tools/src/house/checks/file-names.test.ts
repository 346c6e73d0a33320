import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { fileNames } from './file-names.ts';

describe('file names', () => {
  test.each([
    'contract/src/index.ts',
    'contract/src/lead.schema.ts',
    'contract/src/lead.schema.test.ts',
    'contract/src/lead.messages.ts',
    'site/astro.config.ts',
    'site/src/env.d.ts',
    'site/src/pages/index.astro',
    'site/src/pages/404.astro',
    'site/src/pages/_Page.astro',
    'site/src/pages/services/[slug].astro',
    'site/src/pages/sitemap.xml.ts',
    'site/src/pages/og/[slug].png.ts',
    'site/src/pages/[...page].md.ts',
    'site/src/layout/Document/Document.astro',
    'site/src/sections/Hero/Hero.tsx',
    'site/src/sections/Hero/Hero.module.css',
    'site/src/sections/Hero/Hero.test.tsx',
    'drawings/src/marks/design-marks.tsx',
    'site/src/islands/LeadForm/LeadForm.island.tsx',
    'site/src/islands/LeadForm/LeadForm.island.test.tsx',
    'site/src/islands/LeadForm/draft.store.ts',
    'site/src/styles/tokens.css',
    'site/tests/navigation.spec.ts',
    'intake/src/http/leads.route.ts',
    'intake/src/jobs/deliver-lead.job.ts',
    'intake/src/jobs/deliver-lead.handler.ts',
    'intake/migrations/0001_create_leads.sql',
    'README.md',
  ])('%s is a good name', (path) => {
    expect(told(fileNames, { [path]: '' })).toEqual([]);
  });

  test.each([
    ['site/src/ui/utils.ts', 'The name "utils" says nothing. Call the file what it does.'],
    [
      'site/src/islands/form-helpers.ts',
      'The name "form-helpers" says nothing. Call the file what it does.',
    ],
    [
      'site/src/ui/index.ts',
      'Only the door of a package is called index. ' +
        'Name the file after what it exports, and import it directly.',
    ],
    [
      'site/src/ui/Button/button.styles.ts',
      'The ending ".styles.ts" promises nothing we know. ' +
        'Use one of those in tools/src/house/checks/name-rules.ts, or a hyphen instead of the dot.',
    ],
    [
      'site/src/catalogue/service.schema.ts',
      'A .schema.ts file does not belong here. ' +
        'Move it to site/src/schema/ or contract/src/ or sheet/src/, or give it another ending.',
    ],
    [
      'intake/src/leads/leads.route.ts',
      'A .route.ts file does not belong here. ' +
        'Move it to intake/src/http/ or desk/service/src/http/, or give it another ending.',
    ],
    [
      'site/src/sections/Hero/heroText.tsx',
      'The name "heroText" is neither PascalCase nor kebab-case. ' +
        'Use PascalCase for a component and kebab-case for anything else.',
    ],
    [
      'site/src/catalogue/loadAll.ts',
      'The module "loadAll.ts" is not in kebab-case. ' +
        'Use lower-case words with hyphens; PascalCase is for .tsx components.',
    ],
    [
      'site/src/pages/AboutUs.astro',
      'The page "AboutUs.astro" would give visitors an odd address. ' +
        'Use lower-case words with hyphens, or a parameter such as [slug].astro.',
    ],
    [
      'site/src/layout/document.astro',
      'The name "document" is neither PascalCase nor kebab-case. ' +
        'Use PascalCase for a component and kebab-case for anything else.',
    ],
    [
      'intake/migrations/1-leads.sql',
      'The migration "1-leads.sql" has no place in the order. ' +
        'Name it like 0001_create_leads.sql: four digits, then lower-case words with underscores.',
    ],
  ])('%s is not', (path, sentence) => {
    expect(told(fileNames, { [path]: '' })).toEqual([`${path}:1 — ${sentence}`]);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addedFields, enquiryForm } from '@studio/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { withContentFolder, type Overrides } from '#reader/test-content/content-with.ts';

function run(command: string, faults: Overrides) {
  return withContentFolder(faults, (root) => {
    const file = join(import.meta.dirname, command);
    const { status, stdout } = spawnSync(process.execPath, [file, root], {
      encoding: 'utf8',
      env: { ...process.env, PROJECT_FOLDER: project },
    });
    return { status, lines: stdout.trimEnd().split('\n') };
  });
}

/** A project that has all drawings and has released nothing. */
const project = mkdtempSync(join(tmpdir(), 'project-'));
const registry = join(project, 'packages/drawings/src/registry');
mkdirSync(registry, { recursive: true });
mkdirSync(join(project, 'docs'));
writeFileSync(
  join(registry, 'drawing-names.ts'),
  "export const stateOf = () => 'drawn';\nexport const hasSmallDrawing = () => true;\n",
);
writeFileSync(join(project, 'docs/released-urls.txt'), '');
afterAll(() => {
  rmSync(project, { recursive: true });
});

// Each of these starts Node, which is slow on a busy machine.
describe('the commands', { timeout: 60_000 }, () => {
  test.each(['check-content.ts', 'launch-check.ts', 'content-report.ts'])(
    '%s explains itself, and refuses an option that it does not have',
    (command) => {
      const start = (word: string) =>
        spawnSync(process.execPath, [join(import.meta.dirname, command), word], {
          encoding: 'utf8',
        });
      expect(start('--help')).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^npm run [a-z:-]+ \[-- <folder>\]/) as string,
      });
      expect(start('--helpp').stderr).toMatch(/^Unknown option '--helpp'\.\nnpm run/);
    },
  );

  test('check-content finds nothing in valid content', () => {
    expect(run('check-content.ts', {})).toEqual({ status: 0, lines: ['Findings: 0.'] });
  });

  test('check-content prints every finding, file by file', () => {
    const faults = {
      'services/birch.yaml': { tagline: 'No stop' },
      'services/atlas.yaml': { 'intro.text': 'About this, see [it](/contact) in 2003.' },
    };
    expect(run('check-content.ts', faults)).toEqual({
      status: 1,
      lines: [
        'content/services/atlas.yaml, intro.text: links to “/contact”, which is not a page of this site. ' +
          'Name an existing page, for example service:seo or page:contact.',
        'content/services/atlas.yaml, intro.text: states the figure “2003” without a source. Enter it ' +
          'under Claims and sources and write [claim:id], or write a small number in words.',
        'content/services/birch.yaml, tagline: “No stop” does not end with a full stop. Add it.',
        'Findings: 3.',
      ],
    });
  });

  test('check-content only counts what is overdue', () => {
    const faults = { 'claims.yaml': { 'market.checkAgain': '2026-01-02' } };
    expect(run('check-content.ts', faults)).toEqual({
      status: 0,
      lines: ['Findings: 0.', 'Due: 1 entries should be checked again (npm run content:report).'],
    });
  });

  test('check-content refuses a price and a duration written in the text', () => {
    const faults = {
      'services/atlas.yaml': {
        'engagement.duration': 'About six weeks in all.',
        'engagement.model': 'Project-based, for USD 900 a piece.',
      },
    };
    const { status, lines } = run('check-content.ts', faults);
    expect(status).toBe(1);
    expect(lines).toContain(
      'content/services/atlas.yaml, engagement.duration: states the duration “six weeks”, typed by ' +
        'hand. Enter it in facts.yaml and write [fact:id] here.',
    );
    expect(lines).toContain(
      'content/services/atlas.yaml, engagement.model: states the amount “USD 900”, typed by hand. ' +
        'Enter it in facts.yaml and write [fact:id] here.',
    );
  });

  test('check-content stops at a file that its schema rejects', () => {
    expect(run('check-content.ts', { 'services/atlas.yaml': { tagline: 5 } })).toEqual({
      status: 1,
      lines: [
        'content/services/atlas.yaml, tagline: must be written as text. Put quotes around it.',
        'Findings: 1.',
      ],
    });
  });

  test('check-content checks a picture and its alternative text', async () => {
    const small = { width: 900, height: 700, channels: 3, background: '#486' } as const;
    const faults = {
      'pictures/depot.jpg': await sharp({ create: small }).jpeg().toBuffer(),
      'projects/fir.yaml': { picture: 'pictures/depot.jpg', coverText: 'A depot.' },
    };
    expect(run('check-content.ts', faults).lines).toEqual([
      'content/projects/fir.yaml, coverText: is too short to replace the picture. Say in 30 ' +
        'characters or more what the picture shows.',
      'content/projects/fir.yaml, picture: names content/pictures/depot.jpg, which is 900 × 700 ' +
        'pixels, and a cover needs at least 1360 × 672. Use a larger picture.',
      'Findings: 2.',
    ]);
    const silent = { 'projects/fir.yaml': { picture: 'pictures/depot.jpg', coverText: undefined } };
    expect(run('check-content.ts', { ...faults, ...silent }).lines).toContain(
      'content/projects/fir.yaml, coverText: is empty or missing. Fill it in.',
    );
  });

  test('launch-check fails while a sample, an unconfirmed claim or an overdue fact is left', () => {
    const asked = ['name', ...addedFields.map((field) => enquiryForm[field].label)].join(', ');
    const what = `To answer you, we keep your ${asked}.`;
    const privacy = { 'sections.0.paragraphs': [what] };
    const settled = {
      'form-notices.yaml': { 'enquiry.what': what },
      'company.yaml': {
        domain: 'https://www.works.in',
        'contact.email': 'hello@works.in',
        'contact.phone': '+91 422 254 1873',
      },
      'claims.yaml': { 'market.source': 'https://www.figures.in' },
      'legal/privacy.yaml': { ...privacy, readByLawyer: '9999-01-01' },
    };
    expect(run('launch-check.ts', settled)).toEqual({ status: 0, lines: ['Findings: 0.'] });
    const faults = {
      ...settled,
      'company.yaml': { ...settled['company.yaml'], 'contact.phone': '+91 00000 00000' },
      'projects/fir.yaml': { sample: true },
      'claims.yaml': { ...settled['claims.yaml'], 'market.publisher': null },
      'facts.yaml': { 'price.expires': '2026-01-02' },
      'services/atlas.yaml': { 'engagement.sample': true },
      'services/birch.yaml': { 'engagement.sample': true, 'exhibit.sample': true },
      'legal/privacy.yaml': privacy,
    };
    expect(run('launch-check.ts', faults)).toEqual({
      status: 1,
      lines: [
        'Findings: 6.',
        '    1  Marketing',
        '    1  The management',
        '    1  Head of rules',
        '    1  A lawyer',
        '    1  Sales, with each client’s consent',
        '    1  The head of delivery',
        '',
        'Marketing:',
        '  content/claims.yaml, market.publisher: is not known, so the page says “Source not yet ' +
          'confirmed”. Name who published the fact, or take the claim out of the pages.',
        '',
        'The management:',
        '  content/company.yaml, contact.phone: is “+91 00000 00000”, which is a placeholder. Write the real one.',
        '',
        'Head of rules:',
        '  content/facts.yaml, price.expires: should have been checked again by 2026-01-02. Ask Head of rules ' +
          'whether it still holds, correct it, and update expires.',
        '',
        'A lawyer:',
        '  content/legal/privacy.yaml, readByLawyer: is missing: no lawyer has read this text. Have it ' +
          'read, and enter the day.',
        '',
        'Sales, with each client’s consent:',
        '  content/projects/fir.yaml, sample: marks words that are invented to show the page. Replace ' +
          'them with facts and write false.',
        '',
        'The head of delivery:',
        '  content/services, engagement: is invented for 2 of 5 services (atlas, birch): how long the ' +
          'work takes, who does it, what it asks of the client. Correct it from real engagements and ' +
          'write sample: false in each file.',
      ],
    });
  });

  test('content-report has one line per service page', () => {
    const { status, lines } = run('content-report.ts', {});
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^page +words +nearest neighbour +alike +claims +drawings$/);
    expect(lines[1]).toMatch(/^atlas +\d+ +none +0\.0 % +none +AtlasHero, AtlasFigure$/);
    expect(lines.slice(6)).toEqual([
      '',
      'Claims due within 60 days: 0',
      '',
      'Terms due within 60 days: 0',
      '',
      'Answers to security people due within 60 days: 0',
      '',
      'Pages not reviewed for a year: 0',
      '',
      'Samples left: 0',
    ]);
  });

  test('content-report lists what is getting old', () => {
    const { lines } = run('content-report.ts', {
      'claims.yaml': { 'market.checkAgain': '2026-01-02' },
      'pages/terms-of-work.yaml': { 'notice.expires': '2026-01-02' },
      'services/atlas.yaml': { reviewed: '2020-01-01' },
      'projects/fir.yaml': { sample: true },
    });
    expect(lines.slice(7)).toEqual([
      'Claims due within 60 days: 1',
      expect.stringMatching(
        /^content\/claims\.yaml, market\.checkAgain: should have been checked again/,
      ),
      '',
      'Terms due within 60 days: 1',
      expect.stringMatching(
        /^content\/pages\/terms-of-work\.yaml, notice\.expires: should have been checked again/,
      ),
      '',
      'Answers to security people due within 60 days: 0',
      '',
      'Pages not reviewed for a year: 1',
      expect.stringMatching(/^content\/services\/atlas\.yaml, reviewed: was read as a whole/),
      '',
      'Samples left: 1',
      expect.stringMatching(/^content\/projects\/fir\.yaml, sample: marks words/),
    ]);
  });
});

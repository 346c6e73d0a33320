import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder, type Faults } from './planted/plant.ts';

function run(command: string, faults: Faults) {
  return inFolder(faults, (root) => {
    const file = join(import.meta.dirname, command);
    const { status, stdout } = spawnSync(process.execPath, [file, root], { encoding: 'utf8' });
    return { status, lines: stdout.trimEnd().split('\n') };
  });
}

// Each of these starts Node, which takes its time on a busy machine.
describe('the commands', { timeout: 60_000 }, () => {
  test('check-content has nothing to say about clean content', () => {
    expect(run('check-content.ts', {})).toEqual({ status: 0, lines: ['Findings: 0.'] });
  });

  test('check-content tells every finding, file by file', () => {
    const faults = {
      'services/birch.yaml': { tagline: 'No stop' },
      'services/atlas.yaml': { 'intro.text': 'About this, see [it](/contact) in 2003.' },
    };
    expect(run('check-content.ts', faults)).toEqual({
      status: 1,
      lines: [
        'content/services/atlas.yaml, intro.text: links to “/contact”, which is no page of this site. ' +
          'Name an existing page, for example service:seo or page:contact.',
        'content/services/atlas.yaml, intro.text: states the figure “2003” without a source. Enter it ' +
          'in claims.yaml and write [claim:id], or write a small number in words.',
        'content/services/birch.yaml, tagline: “No stop” does not end with a full stop. Add it.',
        'Findings: 3.',
      ],
    });
  });

  test('check-content stops at what no schema accepts', () => {
    expect(run('check-content.ts', { 'services/atlas.yaml': { tagline: 5 } })).toEqual({
      status: 1,
      lines: [
        'content/services/atlas.yaml, tagline: must be written as text. Put quotes around it.',
        'Findings: 1.',
      ],
    });
  });

  test('launch-check fails while a sample or an unconfirmed claim is left', () => {
    expect(run('launch-check.ts', {})).toEqual({ status: 0, lines: ['Findings: 0.'] });
    const faults = {
      'projects/fir.yaml': { sample: true },
      'claims.yaml': { 'market.publisher': null },
    };
    expect(run('launch-check.ts', faults)).toEqual({
      status: 1,
      lines: [
        'content/claims.yaml, market.publisher: is not known, so the page says “Source not yet ' +
          'confirmed”. Name who published the fact, or take the claim out of the pages.',
        'content/projects/fir.yaml, sample: marks words that are invented to show the page. Replace ' +
          'them with facts and write false.',
        'Findings: 2.',
      ],
    });
  });

  test('content-report has one line per service page', () => {
    const { status, lines } = run('content-report.ts', {});
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^page +words +nearest neighbour +alike +claims +drawings$/);
    expect(lines[1]).toMatch(
      /^atlas +\d+ +none +0\.0 % +none +AtlasHero \(missing\), AtlasFigure \(missing\)$/,
    );
    expect(lines.slice(6)).toEqual([
      '',
      'Claims due within 60 days: 0',
      '',
      'Pages not reviewed for a year: 0',
      '',
      'Samples left: 0',
    ]);
  });

  test('content-report lists what grows old', () => {
    const { lines } = run('content-report.ts', {
      'claims.yaml': { 'market.checkAgain': '2026-01-02' },
      'services/atlas.yaml': { reviewed: '2020-01-01' },
      'projects/fir.yaml': { sample: true },
    });
    expect(lines.slice(7)).toEqual([
      'Claims due within 60 days: 1',
      expect.stringMatching(/^content\/claims\.yaml, market\.checkAgain: asks for a fresh look/),
      '',
      'Pages not reviewed for a year: 1',
      expect.stringMatching(/^content\/services\/atlas\.yaml, reviewed: was read as a whole/),
      '',
      'Samples left: 1',
      expect.stringMatching(/^content\/projects\/fir\.yaml, sample: marks words/),
    ]);
  });
});

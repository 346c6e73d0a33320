import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { envReader } from '@studio/platform/config-reader.ts';
import { sheetRulesOf } from './company.ts';

const rules = {
  ways: {
    team: { name: 'A team', notIf: 'no one steers it.' },
    project: { name: 'A project', notIf: 'the scope moves.' },
  },
  advice: [{ when: ['when.date'], way: 'project', reason: 'The date is fixed.' }],
  services: [
    {
      service: 'looms',
      name: 'Looms',
      notIf: 'no one weaves.',
      takes: '[fact:weeks]. '.repeat(20),
    },
    { service: 'dyes', name: 'Dyes', notIf: 'it stays white.' },
  ],
  votes: [{ when: ['today.paper'], for: [{ service: 'looms', votes: 3 }] }],
  alone: ['dyes', 'looms'],
  asks: [{ when: ['when.date'], weight: 9, ask: 'What may be left out?' }],
  always: ['Who decides?', 'Who pays?', 'Who uses it?'],
  examples: ['one', 'two', 'three'].map((own) => ({
    name: `Mill ${own}`,
    line: 'Its orders are on paper.',
    answers: { today: ['paper'] },
  })),
};

test('mails leave out the duration of a service: it names facts, which the site fills in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'sheet.yaml');
  writeFileSync(file, JSON.stringify(rules));
  const read = envReader({ INTAKE_SHEET_RULES_PATH: file }, 'worker');
  expect(sheetRulesOf(read)?.services[0]).toEqual({
    service: 'looms',
    name: 'Looms',
    notIf: 'no one weaves.',
  });
});

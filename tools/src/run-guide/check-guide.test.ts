import { expect, test } from 'vitest';
import { checkGuide } from './check-guide.ts';

const known = {
  files: ['deploy/install.sh', 'deploy/cluster/write-files.ts'],
  scripts: new Map([
    ['build', undefined],
    ['serve', { names: ['static'], takes: 'one' } as const],
  ]),
  settings: ['PUBLIC_API_URL', 'DESK_NAME'],
  intake: ['doctor'],
};
const guide = (commands: string) =>
  ['Static files', 'One box', 'Three machines']
    .map((way, at) => `\n## ${way}\n\n\`\`\`sh\n${at === 0 ? commands : 'cd /'}\n\`\`\`\n`)
    .join('');

test.each([
  'npm ci --no-audit',
  'npm run build',
  'npm run serve -- static',
  'export PUBLIC_API_URL= DESK_NAME=desk.example.com',
  'deploy/install.sh www.example.com',
  'intake doctor',
  'for machine in a b; do\n  node deploy/cluster/write-files.ts \\\n    --for "$machine"\ndone',
])('“%s” works', (commands) => {
  expect(checkGuide(guide(commands), known)).toEqual([]);
});

test.each([
  ['npm run biuld', 'there is no command npm run biuld.'],
  ['npm run serve -- statik', 'npm run serve does not know “statik”.'],
  ['npm start', 'package.json has no such script.'],
  ['export PUBLIC_INTAKE_ULR=', 'no code reads PUBLIC_INTAKE_ULR.'],
  ['deploy/instal.sh', 'there is no deploy/instal.sh.'],
  ['intake docter', 'intake has no such command.'],
  ['node deploy/cluster/write.ts', 'there is no deploy/cluster/write.ts.'],
  ['certbot', 'there is no certbot.'],
])('“%s” is found', (commands, fault) => {
  expect(checkGuide(guide(commands), known)).toEqual([
    `docs/run.md, Static files: “${commands}” — ${fault}`,
  ]);
});

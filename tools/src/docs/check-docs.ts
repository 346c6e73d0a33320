// Checks what documents say against the code: commands, files, settings with their defaults, stated values, the
// picture of the packages, and the test behind every promise: node tools/src/docs/check-docs.ts
// [--instead README.md=<file>] checks the text of another file instead of the document's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkGuide } from '#run-guide/check-guide.ts';
import { checkCitations } from './check-citations.ts';
import { judgeCommandTable, judgeMentionedCommands } from './judge-commands.ts';
import { checkDocuments } from './check-documents.ts';
import { diagramEdges, checkDiagram } from './check-diagram.ts';
import { checkPromises } from './check-promises.ts';
import { checkValues } from './check-values.ts';
import { cliCommands, knownScripts } from './known-scripts.ts';
import { settingsIn } from './named-things.ts';
import { codeSentences, checkSentences, yamlSentences } from './promised-sentences.ts';
import { readRepository } from './read-repository.ts';
import { statedValues } from './stated-values.ts';

const root = join(import.meta.dirname, '../../..');
const { values: given } = parseArgs({
  options: { instead: { type: 'string', multiple: true, default: [] } },
});
const { files, read, documents, promises, tests } = readRepository(
  root,
  new Map(
    given.instead.map((one) => {
      const [path = '', file = ''] = one.split('=');
      return [path, readFileSync(file, 'utf8')];
    }),
  ),
);

const scripts = knownScripts(read);
const settingReaders =
  /^(?:apps\/(?:api|worker|inbound-mail|visit-counter)\/src\/config\.ts|packages\/(?:mail|mailbox|platform|enquiries|visits)\/src\/(?:[a-z-]+\/)*(?:read-[a-z]+|settings|company)\.ts|apps\/site\/src\/settings\/settings\.ts|apps\/editor\/integrations\/)/;

/** Services that staff sign in to. */
const otherReaders = [
  'apps/desk-api/src/config.ts',
  'apps/publish/src/config.ts',
  'packages/sign-in/src/read-sign-in.ts',
];

const findings = checkDocuments(documents, {
  files,
  scripts,
  settings: [
    ...new Set(
      files
        .filter((file) => settingReaders.test(file) && !file.includes('.test.'))
        // It reads the host names of a box.
        .concat('deploy/install.sh')
        .flatMap((file) => settingsIn(read(file))),
    ),
  ],
  oldSettings: settingsIn(read('packages/contract/src/renamed-settings.ts')),
});

/** Fields in which every sentence is a promise to a visitor. */
const promisingFields: Readonly<Record<string, readonly string[]>> = {
  'content/legal/privacy.yaml': ['opening', 'paragraphs', 'list'],
  'content/form-notices.yaml': ['enquiry', 'subscription'],
  'content/without-server/privacy.yaml': ['opening', 'paragraphs', 'list'],
  'content/without-server/form-notices.yaml': ['enquiry', 'subscription'],
  'content/legal/cookies.yaml': ['opening', 'paragraphs'],
  'content/pages/security.yaml': ['answer'],
  'content/pages/about.yaml': ['promise'],
  'content/pages/contact.yaml': ['phone', 'text'],
  'content/pages/sent.yaml': ['opening'],
  'content/pages/enquiry.yaml': ['opening', 'adding', 'ending'],
};
/** Programs with text for visitors. */
const promisingPrograms = [
  'apps/api/src/http/erasure-confirmation.ts',
  'apps/api/src/http/enquiry-page.ts',
  'packages/mail/src/smtp/acknowledgement-mail.ts',
];
/** Documents with promises to people who cannot read the code. */
const promisingDocuments = ['reliability', 'desk-security', 'data-flow', 'legal', 'promises'];
findings.push(
  ...promisingDocuments
    .map((name) => `docs/${name}.md`)
    .filter((path) => !promises.some((row) => row.path === path))
    .map((path) => `${path} — it has no table with a column “held by”.`),
  ...checkPromises(promises, tests),
  ...checkSentences(
    [
      ...Object.entries(promisingFields).map(([path, fields]) => ({
        path,
        sentences: yamlSentences(read(path), new Set(fields)),
      })),
      ...promisingPrograms.map((path) => ({ path, sentences: codeSentences(read(path)) })),
    ],
    promises,
  ),
);

const departures = 'docs/spec-deviations.md';
findings.push(...checkCitations({ path: departures, text: read(departures) }, tests));

const textOf = (path: string): string => (files.includes(path) ? read(path) : '');
findings.push(...checkValues(statedValues, documents, textOf));

/** Files that may name a command to run. Tests only repeat them. */
const mayNameCommands =
  /(?:\.(?:astro|css|js|json|service|sh|sql|timer|tsx?|ya?ml)|\.env|\/Containerfile|^\.ci\/[\w-]+)$/;
findings.push(
  ...judgeCommandTable('docs/commands.md', textOf('docs/commands.md'), scripts),
  ...files
    .filter(
      (file) =>
        mayNameCommands.test(file) && !/\.test\.tsx?$|\/planted\/|^package-lock\.json$/.test(file),
    )
    .flatMap((file) => judgeMentionedCommands(file, read(file), scripts)),
);

const readers = files.filter(
  (file) => (settingReaders.test(file) || otherReaders.includes(file)) && !file.includes('.test.'),
);
const settingNames = /\b(?:DESK|EDITOR|INTAKE|PUBLIC|PUBLISH)_[A-Z0-9_]+/g;
findings.push(
  ...checkGuide(read('docs/run.md'), {
    files,
    scripts,
    settings: [...readers, 'deploy/install.sh'].flatMap(
      (file) => read(file).match(settingNames) ?? [],
    ),
    intake: cliCommands(read),
  }),
);

const drawnModules = /^(?:apps|packages)\/([\w-]+)\/package\.json$/;
const real = new Map(
  files.flatMap((file) => {
    const [, name] = drawnModules.exec(file) ?? [];
    if (name === undefined) return [];
    const { dependencies = {} } = JSON.parse(read(file)) as { dependencies?: object };
    const ours = Object.keys(dependencies).filter((one) => one.startsWith('@studio/'));
    return [[name, ours.map((one) => one.replace('@studio/', ''))] as const];
  }),
);
findings.push(
  ...checkDiagram(diagramEdges(read('ARCHITECTURE.md'), 'Packages'), real).map(
    (fault) => `ARCHITECTURE.md — ${fault}`,
  ),
);

for (const finding of findings) console.log(finding);
console.log(
  `${documents.length} documents with ${promises.length} promises read, faults found: ${findings.length}.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

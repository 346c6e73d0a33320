import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { importWalls } from './import-walls.ts';

const importing = (path: string, specifier: string) =>
  told(importWalls, { [path]: `import { x } from '${specifier}';\n` });

describe('arrows that may be drawn', () => {
  test.each([
    ['site/src/pages/feed.xml.ts', '../catalogue/services.ts'],
    ['site/src/pages/feed.xml.ts', '../settings/site.ts'],
    ['site/src/screens/home/HomeScreen.tsx', '../../sections/Hero/Hero.tsx'],
    ['site/src/screens/home/HomeScreen.tsx', './parts/Welcome.tsx'],
    ['site/src/layout/Footer/Footer.tsx', '../../islands/Join/join-words.ts'],
    ['site/src/sections/Hero/Hero.tsx', './Hero.module.css'],
    ['site/src/islands/LeadForm/LeadForm.island.tsx', '@old/contract'],
    ['site/src/islands/LeadForm/LeadForm.island.tsx', '@old/drawings/pages/Sent.tsx'],
    ['site/src/ui/Button/Button.tsx', '../../styles/utilities.css'],
    ['site/src/ui/Button/Button.tsx', 'react'],
    ['site/src/catalogue/load.ts', 'node:fs/promises'],
    ['site/src/catalogue/load.ts', '../schema/service.schema.ts'],
    ['site/src/schema/service.schema.ts', 'zod'],
    ['contract/src/lead.schema.ts', 'zod/mini'],
    ['contract/src/phone.test.ts', 'libphonenumber-js/max'],
    ['intake/src/http/leads.route.ts', '../leads/accept-lead.ts'],
    ['intake/src/leads/accept-lead.ts', '../jobs/deliver-lead.job.ts'],
    ['intake/src/jobs/deliver-lead.handler.ts', '../leads/lead.store.ts'],
    ['intake/src/worker.ts', './delivery/smtp/smtp-channel.ts'],
    ['site/src/settings/version.ts', '../../package.json'],
  ])('%s imports %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });
});

describe('arrows that are refused', () => {
  test.each([
    ['site/src/ui/Button/Button.tsx', '../../sections/Hero/Hero.tsx', 'ui', 'sections'],
    ['site/src/sections/Hero/Hero.tsx', '../../islands/Join/Join.tsx', 'sections', 'islands'],
    ['site/src/sections/Hero/Hero.tsx', '../../schema/service.schema.ts', 'sections', 'schema'],
    ['site/src/screens/home/HomeScreen.tsx', '../../catalogue/load.ts', 'screens', 'catalogue'],
    ['drawings/src/Cloud/Cloud.tsx', '@studio/site/ui/Tag/Tag.tsx', 'drawings', 'ui'],
    [
      'site/src/islands/Join/Join.island.tsx',
      '../../../../intake/src/app.ts',
      'islands',
      'intake root',
    ],
    ['intake/src/leads/accept-lead.ts', '../jobs/deliver-lead.handler.ts', 'leads', 'jobs'],
    ['intake/src/jobs/deliver-lead.job.ts', '../leads/lead.store.ts', 'job cards', 'leads'],
    ['intake/src/platform/db.ts', '../config.ts', 'platform', 'intake root'],
    ['intake/src/http/leads.route.ts', '../../../site/src/ui/a.ts', 'http', 'ui'],
    ['tools/src/house/a.ts', '@old/contract', 'tools', 'contract'],
    ['site/src/pages/a.ts', '../../../content/company.yaml', 'pages', 'content'],
  ])('%s imports %s', (path, specifier, from, to) => {
    expect(importing(path, specifier)).toEqual([
      expect.stringContaining(
        `${path}:1 — ${from} may not import ${to} (${specifier}). It may import `,
      ),
    ]);
  });

  test('the sentence says what may be done instead', () => {
    expect(importing('site/src/ui/Button/Button.tsx', '../../sections/Hero/Hero.tsx')).toEqual([
      'site/src/ui/Button/Button.tsx:1 — ui may not import sections (../../sections/Hero/Hero.tsx). ' +
        'It may import styles: hand the piece in from above, or move it to a room below both.',
    ]);
  });

  test('a value where only a type may pass', () => {
    const path = 'site/src/screens/service/ServiceScreen.tsx';
    const schema = "from '../../schema/service.schema.ts';";
    expect(told(importWalls, { [path]: `import type { Service } ${schema}` })).toEqual([]);
    expect(told(importWalls, { [path]: `import { serviceSchema } ${schema}` })).toEqual([
      `${path}:1 — screens may take only types from schema. ` +
        'Write `import type`, or have the value handed in.',
    ]);
  });

  test('a package the room has no use for', () => {
    expect(importing('contract/src/lead.schema.ts', 'zod')).toEqual([
      'contract/src/lead.schema.ts:1 — contract may not import the package zod. ' +
        'Use zod/mini, or move this code to a room that may.',
    ]);
    expect(importing('contract/src/phone.ts', 'libphonenumber-js')).toHaveLength(1);
  });

  test("another screen's parts", () => {
    const parts = '../service/parts/Reasons.tsx';
    expect(importing('site/src/screens/home/HomeScreen.tsx', parts)).toEqual([
      'site/src/screens/home/HomeScreen.tsx:1 — The parts of the service screen are its own. ' +
        'Move the piece to site/src/sections, where every screen may use it.',
    ]);
    expect(importing('site/src/pages/a.ts', '../screens/service/parts/Reasons.tsx')).toHaveLength(
      1,
    );
  });

  test('a file in no room, and an import that leads to none', () => {
    expect(told(importWalls, { 'site/src/attic/old.ts': '' })).toEqual([
      'site/src/attic/old.ts:1 — This file stands in no room. ' +
        'Move it to one, or give the new room its row in tools/src/house/checks/walls.ts.',
    ]);
    expect(importing('intake/src/app.ts', '@studio/site')).toEqual([
      'intake/src/app.ts:1 — @studio/site leads to site/src/index.ts, which stands in no room. ' +
        'Import from a room that tools/src/house/checks/walls.ts names.',
    ]);
  });

  test('code among the words', () => {
    expect(told(importWalls, { 'content/services/build.ts': '' })).toEqual([
      'content/services/build.ts:1 — content holds words and facts, no code. ' +
        'Move this file to the room that reads them.',
    ]);
  });
});

describe('every way to import is seen', () => {
  const up = '../../catalogue/load.ts';
  test.each([
    ['a re-export', `export { load } from '${up}';`],
    ['a side effect', `import '${up}';`],
    ['a dynamic import', `const later = () => import('${up}');`],
    ['a type in place', `type Load = import('${up}').Load;`],
    ['a glob', `const all = import.meta.glob(['${up}']);`],
  ])('%s', (_, code) => {
    expect(told(importWalls, { 'site/src/ui/Tag/tag.ts': `\n${code}\n` })).toEqual([
      expect.stringMatching(/^site\/src\/ui\/Tag\/tag\.ts:2 — ui may not import catalogue/),
    ]);
  });

  test('the frontmatter and the scripts of an .astro file, on their own lines', () => {
    const page = [
      '---',
      "import { x } from '../../../intake/src/app.ts';",
      'const few = 1;',
      '---',
      '{few <limit && <p>import { not } from "../../../intake/src/code.ts"</p>}',
      '<script type="application/ld+json" set:html={facts} />',
      '<script>',
      "  import '../../../intake/src/app.ts';",
      '</script>',
    ].join('\n');
    expect(told(importWalls, { 'site/src/layout/Base.astro': page })).toEqual([
      expect.stringContaining('site/src/layout/Base.astro:2 — layout may not import intake root'),
      expect.stringContaining('site/src/layout/Base.astro:8 — layout may not import intake root'),
    ]);
  });

  test('stylesheets', () => {
    const css =
      "/* @import '../../sections/a.css'; */\n.a {\n  composes: b from '../../sections/b.css';\n}\n";
    expect(told(importWalls, { 'site/src/ui/Tag/Tag.module.css': css })).toEqual([
      expect.stringMatching(/^site\/src\/ui\/Tag\/Tag\.module\.css:3 — ui may not import sections/),
    ]);
  });
});

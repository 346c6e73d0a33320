import { realpath, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Finding } from '@studio/content/reader/finding.ts';
import { runCommand } from './run-command.ts';

/** Builds the site from a folder of content. */
export interface Builder {
  /** The name of the code's release. */
  release(): Promise<string>;
  check(content: string): Promise<readonly Finding[]>;
  /** What its owners must check again within two weeks of a day, or should have. */
  duties(content: string, today: Date): Promise<readonly Finding[]>;
  /** Writes the pages of work/content to work/dist. */
  draw(work: string, onPage: (pages: number) => void): Promise<void>;
  /** Writes the web server's files and the compressed copies beside them. */
  pack(dist: string): Promise<void>;
}

/** Builds with the code of this release. */
export function siteBuilder(code: string): Builder {
  const node = (...words: readonly string[]): readonly string[] => [process.execPath, ...words];

  async function must(words: readonly string[], options: Parameters<typeof runCommand>[1]) {
    const ended = await runCommand(words, options);
    if (ended.status === 0) return ended;
    const last = `${ended.said}\n${ended.errorOutput}`.trim().split('\n').slice(-12).join('\n');
    const program = words.filter((word) => !word.startsWith('--max-')).slice(1, 3);
    throw new Error(`${program.join(' ')} ended with ${ended.status}: ${last}`);
  }

  return {
    async release() {
      // On a server: /srv/studio/releases/v1.4.0, or v1.4.0+20261117T183500 with other content.
      const folder = await realpath(code);
      if (basename(dirname(folder)) === 'releases') return basename(folder).replace(/\+.*$/u, '');
      const { status, said } = await runCommand(['git', 'rev-parse', '--short', 'HEAD'], {
        cwd: code,
      });
      return status === 0 ? said.trim() : 'unknown';
    },

    async check(content) {
      // In a separate process: it takes seconds of processor time, and this process must keep answering.
      const checks = 'packages/content/src/checks/check-content.ts';
      const { said } = await must(node(checks, content, '--json'), { cwd: code });
      return JSON.parse(said) as readonly Finding[];
    },

    async duties(content, today) {
      const program = 'packages/content/src/checks/print-duties.ts';
      const { said } = await must(node(program, content, today.toISOString()), { cwd: code });
      return JSON.parse(said) as readonly Finding[];
    },

    async draw(work, onPage) {
      // Astro runs the built code from work/dist, where Node looks for packages in the folders above. In another working
      // folder it would run it from there, and could not rename files into work/dist on another file system.
      await symlink(join(code, 'node_modules'), join(work, 'node_modules'));
      let pages = 0;
      await must(
        node(
          // Takes a fifth less memory than by default: a machine of 2 GB has no more beside the services.
          ...['--max-old-space-size=512', '--max-semi-space-size=8'],
          join(code, 'node_modules/astro/bin/astro.mjs'),
          ...['build', '--root', join(code, 'apps/site'), '--outDir', join(work, 'dist')],
        ),
        {
          cwd: work,
          env: {
            PROJECT_FOLDER: code,
            CONTENT_FOLDER: join(work, 'content'),
          },
          onLine: (line) => {
            if (/\.html\b/u.test(line)) onPage((pages += 1));
          },
        },
      );
    },

    async pack(dist) {
      await must(node('deploy/static-host/write-host-files.ts', dist), {
        cwd: code,
        env: { CONTENT_FOLDER: join(dist, '../content') },
      });
      await must(node('apps/site/scripts/precompress.ts', dist), { cwd: code });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress, RefusalFinding } from '@studio/contract/publishing';
import type { Log } from '@studio/platform/log.ts';
import type { EditionRepository } from '#repository/edition-repository.ts';
import { inWords } from './edition-words.ts';
import type { Builder } from './site-builder.ts';

/** What the next edition would be made of. */
interface NextContent {
  /** The commit of the live edition, if there is one. */
  readonly live: string | undefined;
  readonly next: string;
  /** Who holds each file back. */
  readonly held: Readonly<Record<string, string>>;
}

const textOf = (finding: RefusalFinding): string => JSON.stringify(finding);

/**
 * The refusal of the last attempt, without the findings whose cause is gone. The checks run again after each save or
 * hold, in another process, which takes seconds; until then the screen shows the earlier result.
 */
export function openFindings(
  repository: EditionRepository,
  builder: Pick<Builder, 'check'>,
  log: Pick<Log, 'warn'>,
): (progress: Progress | null, content: NextContent) => Progress | null {
  let asked = '';
  let open: ReadonlySet<string> | undefined;
  let last: Promise<void> = Promise.resolve();

  async function find({ live, next }: NextContent): Promise<ReadonlySet<string>> {
    const work = await mkdtemp(join(tmpdir(), 'next-edition-'));
    try {
      const content = live === undefined ? next : await repository.holdingBack(next, live);
      await repository.checkOut(content, work);
      const findings = await builder.check(join(work, 'content'));
      return new Set((await inWords(findings, work)).map(textOf));
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  function ask(question: string, content: NextContent): void {
    asked = question;
    last = last.then(async () => {
      if (question !== asked) return;
      const found = await find(content).catch((error: unknown) => {
        log.warn({ err: error }, 'checking the refused content again failed');
      });
      if (question === asked && found) open = found;
    });
  }

  return (progress, content) => {
    if (progress?.state !== 'refused') return progress;
    const question = `${progress.beganAt} ${JSON.stringify(content)}`;
    if (!asked.startsWith(progress.beganAt)) open = undefined;
    if (question !== asked) ask(question, content);
    const findings = progress.findings.filter((finding) => open?.has(textOf(finding)) ?? true);
    return findings.length === 0 ? null : { ...progress, findings };
  };
}

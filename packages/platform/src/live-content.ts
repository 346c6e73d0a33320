import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessName } from '@studio/contract/own-secrets';
import { envReader, type Env, type EnvReader } from './config-reader.ts';
import type { Log } from './log.ts';

const LOOK_SECONDS = 5;

/** Checks for another edition every few seconds. Returns a function that ends it. */
export type FollowContent = (log: Pick<Log, 'info' | 'error'>) => () => void;

/** Content that changes while a service runs: it is read again when another edition goes live. */
export interface LiveContent<Content> {
  /**
   * Creates an object from the content. The object stays the same and its fields change with the content, so read a
   * field when it is needed: a field that is read at start keeps its old value.
   */
  readonly make: <Made extends object>(from: (content: Content) => Made) => Made;
  readonly follow: FollowContent;
}

interface Source {
  readonly env: Env;
  readonly process: ProcessName;
  /** The setting with the folder of all editions; without it the content is that of the release. */
  readonly setting: string;
}

/** The paths of content and built pages in a release, mapped into an edition. */
const inEdition = (env: Env, edition: string): Env =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value?.replace(/^(?:apps\/site\/(?=dist\/)|(?=content\/))/u, `${edition}/`),
    ]),
  );

/** An object whose fields are those of another one, which may be replaced. */
export const viewOf = <Made extends object>(now: () => Made): Made =>
  new Proxy<Made>({} as Made, {
    get: (_, key) => Reflect.get(now(), key),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor(_, key) {
      const found = Reflect.getOwnPropertyDescriptor(now(), key);
      return found && { ...found, configurable: true };
    },
  });

/**
 * Reads content by the settings that name its files. If editions are configured, it is that of the live one, and
 * `follow` keeps it up to date: a new edition is taken over completely or, if a part cannot be read, not at all.
 */
export function liveContent<Content>(
  read: EnvReader,
  { env, process, setting }: Source,
  readFrom: (read: EnvReader) => Content,
): LiveContent<Content> {
  const folder = read.optional(setting);
  const liveFolder = (): string | undefined => {
    try {
      return realpathSync(join(folder ?? '', 'live'));
    } catch {
      return undefined;
    }
  };
  const readEdition = (edition: string) => {
    const reader = envReader(inEdition(env, edition), process);
    return { fresh: readFrom(reader), problems: reader.problems() };
  };

  let content: Content;
  let edition = folder === undefined ? undefined : liveFolder();
  if (edition === undefined) {
    if (folder !== undefined)
      read.addError(`${setting} names ${folder}, where no edition is live. Publish one first.`);
    content = readFrom(read);
  } else {
    const { fresh, problems } = readEdition(edition);
    problems.forEach(read.addError);
    content = fresh;
  }

  /** Each creates something from new content and returns a function that switches to it. */
  const makers: ((from: Content) => () => void)[] = [];

  function look(log: Pick<Log, 'info' | 'error'>): void {
    const found = liveFolder();
    if (found === edition) return;
    // Logged once: only another edition can change it.
    edition = found;
    let refusal: object;
    try {
      const { fresh, problems } = readEdition(found ?? 'no edition');
      if (problems.length === 0) {
        for (const takeOver of makers.map((make) => make(fresh))) takeOver();
        content = fresh;
        log.info({ edition: found }, 'the content of another edition is used');
        return;
      }
      refusal = { problems };
    } catch (error) {
      refusal = { err: error };
    }
    log.error(
      { edition: found, ...refusal },
      'the content of the live edition cannot be used; that of the edition before stays',
    );
  }

  return {
    make(from) {
      let made = from(content);
      makers.push((fresh) => {
        const next = from(fresh);
        return () => {
          made = next;
        };
      });
      return viewOf(() => made);
    },
    follow(log) {
      if (folder === undefined) return () => undefined;
      const timer = setInterval(look, LOOK_SECONDS * 1_000, log);
      return () => {
        clearInterval(timer);
      };
    },
  };
}

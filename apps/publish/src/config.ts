import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewSettings } from '#workbench/preview.ts';
import { isContentRole } from '@studio/contract/desk/roles';
import { envReader, type EnvReader } from '@studio/platform/config-reader.ts';
import { isLocal } from '@studio/platform/loopback.ts';
import { readSessions, readSignIn, signInProblems } from '@studio/sign-in/read-sign-in.ts';
import type { SessionSettings, SignInSettings } from '@studio/sign-in/sign-in-settings.ts';

export interface Config {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  readonly logLevel: string;
  /** Scheme and host of the editor; requests from pages of another origin are refused. */
  readonly origin: string;
  readonly trustedProxies: readonly string[];
  /** The bare repository with the branch that all editors save to. */
  readonly repository: string;
  /** The folder of all editions, with the link to the one that visitors read. */
  readonly editions: string;
  /** The repository to which every edition is pushed; undefined if none is configured. */
  readonly remote: string | undefined;
  /** The built editor. */
  readonly editorFolder: string;
  /** The preview of saved content; undefined if none is configured. */
  readonly preview: PreviewSettings | undefined;
  /** The limit per session. Requests beyond it get 429. */
  readonly requestsPerMinute: number;
  readonly checksAnswers: boolean;
  readonly signIn: SignInSettings;
  readonly sessions: SessionSettings;
}

/** Without the roles of the desk: a person who has no other may not enter, and only the desk gives those. */
function readEditorSignIn(read: EnvReader): SignInSettings {
  const signIn = readSignIn(read);
  const roleOf = new Map([...signIn.roleOf].filter(([, role]) => isContentRole(role)));
  return { ...signIn, roleOf };
}

/** For commands that run without the service: they need no database and no sign-in. */
export function readEditionsConfig(
  env: Readonly<Record<string, string | undefined>>,
): Pick<Config, 'repository' | 'editions' | 'remote' | 'logLevel'> {
  const read = envReader(env, 'publish');
  const config = {
    logLevel: read.optional('PUBLISH_LOG_LEVEL') ?? 'info',
    repository: read.required('PUBLISH_REPOSITORY', 'the bare repository of the content'),
    editions: read.required('PUBLISH_EDITIONS', 'the folder of all editions'),
    remote: read.optional('PUBLISH_REMOTE'),
  };
  read.finish();
  return config;
}

/** The only reader of the environment. Reports all problems at once, each in a sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = envReader(env, 'publish');
  const url = read.url('PUBLISH_ORIGIN', 'the address at which people open the editor');
  const origin = url === '' ? '' : new URL(url).origin;
  const folder = (name: string, meaning: string, file: string): string => {
    const path = read.required(name, meaning);
    if (path !== '' && !existsSync(join(path, file)))
      read.addError(`${name} is ${path}, which is not ${meaning}: it has no ${file}.`);
    return path;
  };
  const host = read.optional('PUBLISH_HOST') ?? '127.0.0.1';
  const readPreview = (): PreviewSettings | undefined => {
    const address = read.optionalUrl('PUBLISH_PREVIEW_ORIGIN');
    if (!address) return undefined;
    const preview = new URL(address);
    if (preview.origin === origin)
      read.addError('PUBLISH_PREVIEW_ORIGIN is the origin of the editor. Use another host name.');
    return {
      origin: preview.origin,
      host,
      port: read.port('PUBLISH_PREVIEW_PORT', 8094),
      folder: folder('PUBLISH_PREVIEW_FOLDER', 'the built preview', 'server/entry.mjs'),
    };
  };
  const config: Config = {
    databaseUrl: read.required('PUBLISH_DATABASE_URL', 'the address of PostgreSQL'),
    host,
    port: read.port('PUBLISH_PORT', 8093),
    logLevel: read.optional('PUBLISH_LOG_LEVEL') ?? 'info',
    origin,
    checksAnswers: isLocal(origin),
    trustedProxies: read.list('PUBLISH_TRUSTED_PROXIES'),
    repository: folder('PUBLISH_REPOSITORY', 'the bare repository of the content', 'HEAD'),
    editions: read.required('PUBLISH_EDITIONS', 'the folder of all editions'),
    remote: read.optional('PUBLISH_REMOTE'),
    editorFolder: folder('PUBLISH_EDITOR_FOLDER', 'the built editor', 'keystatic.html'),
    preview: readPreview(),
    requestsPerMinute: read.count('PUBLISH_REQUESTS_PER_MINUTE', 1_200),
    signIn: readEditorSignIn(read),
    sessions: readSessions(read),
  };
  read.finish();
  return config;
}

/** Settings for developers must not serve staff: anyone could sign in as anyone. */
export const productionProblems = ({ origin, signIn }: Config): string[] =>
  isLocal(origin) ? [] : signInProblems(signIn);

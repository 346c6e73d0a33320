import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secrets, type ProcessName } from '@studio/contract/own-secrets';
import { StartupError } from '@studio/platform/process.ts';
import { readApiConfig } from '../../apps/api/src/config.ts';
import { readConfig as readDeskConfig } from '../../apps/desk-api/src/config.ts';
import { readInboundMailConfig } from '../../apps/inbound-mail/src/config.ts';
import { readConfig as readPublishConfig } from '../../apps/publish/src/config.ts';
import { readVisitCounterConfig } from '../../apps/visit-counter/src/config.ts';
import {
  readOperatorConfig,
  readOwnerConfig,
  readWorkerConfig,
} from '../../apps/worker/src/config.ts';

export interface Setting {
  readonly name: string;
  /** The processes that read it; `site build` for the settings that pages are built with. */
  readonly processes: readonly (ProcessName | 'site build')[];
  readonly default: string;
  /** No process starts without it. */
  readonly required: boolean;
  readonly secret: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

const readers: Readonly<Record<ProcessName, (env: Env) => unknown>> = {
  api: readApiConfig,
  worker: readWorkerConfig,
  'inbound-mail': readInboundMailConfig,
  'visit-counter': readVisitCounterConfig,
  desk: readDeskConfig,
  publish: readPublishConfig,
  operator: readOperatorConfig,
  owner: readOwnerConfig,
};

/** Together these values make every setting be read: some are read only if another one is set. */
const everything = {
  INTAKE_CHANNELS: 'smtp,emailjs,webhook,webhook-2,webhook-3,webhook-4',
  INTAKE_IMAP_URL: 'imaps://user:password@mail.example',
  INTAKE_ALARM_TO: 'alarms@studio.example',
  PUBLISH_PREVIEW_ORIGIN: 'https://preview.studio.example',
};
const formats = ['', '_2', '_3', '_4'].map((which) => [`INTAKE_WEBHOOK${which}_FORMAT`, 'slack']);
const environments: readonly Env[] = [
  {},
  everything,
  { ...everything, ...Object.fromEntries(formats) },
];

/** The settings that a process reads, and those it reports as missing. */
function asked(read: (env: Env) => unknown, values: Env) {
  const names = new Set<string>();
  const env = new Proxy(values, {
    get: (target, name) => {
      if (typeof name !== 'string') return undefined;
      names.add(name);
      return target[name];
    },
    // Not read, but searched for secrets of others.
    ownKeys: () => [],
  });
  try {
    read(env);
    return { names, problems: '' };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { names, problems: error.message };
  }
}

/** The defaults in the code: `read.count('NAME', 10)` or `read.optional('NAME') ?? 'x'`. */
function defaultsIn(root: string): ReadonlyMap<string, string> {
  const files = globSync('{apps,packages}/*/src/**/{config,read-*,settings}.ts', { cwd: root });
  const calls =
    /read\.(?:count|port|isOn|optional)\('([A-Z0-9_]+)'(?:, ([\d_]+|true|false))?\)(?: \?\? '([^']+)')?/gu;
  const found = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(calls),
  ]);
  return new Map(
    found
      .map(([, name = '', number, words]) => [name, words ?? number ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** The settings that pages are built with; Vite inlines them, so running a reader does not find them. */
const builtWith = (root: string): string[] => [
  ...new Set(
    readFileSync(join(root, 'apps/site/src/settings/settings.ts'), 'utf8').match(
      /\bPUBLIC_[A-Z_]+[A-Z]\b/gu,
    ),
  ),
];

/** Every setting that some process reads, sorted by name. */
export function readSettings(root: string): Setting[] {
  const by = new Map<string, Set<Setting['processes'][number]>>();
  const missing = new Set<string>();
  for (const [process, read] of Object.entries(readers) as [ProcessName, (env: Env) => unknown][])
    for (const values of environments) {
      const { names, problems } = asked(read, values);
      for (const name of names)
        if (!name.endsWith('_FILE') || names.has(`${name}_FILE`))
          by.set(name, (by.get(name) ?? new Set()).add(process));
      // “X is not set and …” names another place that is enough.
      const isMissing = /^([A-Z0-9_]+) (?:is not set(?! and)|names no)/gmu;
      if (values === environments[0])
        for (const [, name = ''] of problems.matchAll(isMissing)) missing.add(name);
    }
  for (const name of builtWith(root)) by.set(name, new Set(['site build']));
  const defaults = defaultsIn(root);
  return [...by]
    .map(([name, processes]) => ({
      name,
      processes: [...processes],
      default: defaults.get(name) ?? '',
      required: missing.has(name),
      secret: Object.hasOwn(secrets, name),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

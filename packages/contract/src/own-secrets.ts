import { currentNameOf } from './renamed-settings.ts';

/** The processes that are started with their own settings. */
export const processes = {
  api: 'the API',
  worker: 'the worker',
  'inbound-mail': 'the inbound mail process',
  'visit-counter': 'the visit counter',
  desk: 'the desk',
  publish: 'the content service',
  operator: 'an operator’s command',
  owner: 'intake migrate',
} as const;

export type ProcessName = keyof typeof processes;

/** The settings files and the processes that read each. intake.env is for settings that are not secret. */
export const settingsFiles = {
  'intake.env': ['api', 'worker', 'inbound-mail', 'visit-counter', 'operator'],
  'alarms.env': ['api', 'worker', 'operator'],
  'api.env': ['api', 'operator'],
  'worker.env': ['worker', 'operator'],
  'inbound-mail.env': ['inbound-mail'],
  'visit-counter.env': ['visit-counter'],
  'desk.env': ['desk'],
  'publish.env': ['publish'],
  'operator.env': ['operator'],
  'owner.env': ['owner'],
} as const satisfies Readonly<Record<string, readonly ProcessName[]>>;

export type SettingsFile = keyof typeof settingsFiles;

/** Every setting that would let an outsider act as one of our processes, with the files it may be in. */
export const secrets: Readonly<Record<string, readonly SettingsFile[]>> = {
  INTAKE_DATABASE_URL: ['api.env'],
  INTAKE_WORKER_DATABASE_URL: ['worker.env'],
  INTAKE_MAIL_DATABASE_URL: ['inbound-mail.env'],
  INTAKE_VISITS_DATABASE_URL: ['visit-counter.env'],
  INTAKE_OWNER_DATABASE_URL: ['owner.env'],
  DESK_DATABASE_URL: ['desk.env'],
  DESK_OIDC_CLIENT_SECRET: ['desk.env', 'publish.env'],
  PUBLISH_DATABASE_URL: ['publish.env'],
  INTAKE_SECRET: ['api.env', 'worker.env', 'desk.env'],
  INTAKE_SMTP_URL: ['worker.env'],
  INTAKE_EMAILJS_PRIVATE_KEY: ['worker.env'],
  // The URL of a chat webhook is also its key.
  INTAKE_WEBHOOK_URL: ['worker.env'],
  INTAKE_WEBHOOK_SECRET: ['worker.env'],
  INTAKE_WEBHOOK_2_URL: ['worker.env'],
  INTAKE_WEBHOOK_2_SECRET: ['worker.env'],
  INTAKE_WEBHOOK_3_URL: ['worker.env'],
  INTAKE_WEBHOOK_3_SECRET: ['worker.env'],
  INTAKE_WEBHOOK_4_URL: ['worker.env'],
  INTAKE_WEBHOOK_4_SECRET: ['worker.env'],
  INTAKE_IMAP_URL: ['worker.env', 'inbound-mail.env'],
  INTAKE_IMAP_TOKEN_PATH: ['worker.env', 'inbound-mail.env'],
  INTAKE_ALARM_WEBHOOK_URL: ['alarms.env'],
  INTAKE_ALARM_SMTP_URL: ['alarms.env'],
};

type Env = Readonly<Record<string, string | undefined>>;

const readBy = (file: SettingsFile): readonly ProcessName[] => settingsFiles[file];

/** The same for a secret in its own file: INTAKE_SECRET_FILE=/etc/…. */
const filesOf = (setting: string): readonly SettingsFile[] | undefined =>
  secrets[currentNameOf(setting).replace(/_FILE$/u, '')];

export function mayHave(process: ProcessName, setting: string): boolean {
  const files = filesOf(setting);
  return files === undefined || files.some((file) => readBy(file).includes(process));
}

/** A sentence for each secret in the environment that belongs to another process. */
export function foreignSecrets(process: ProcessName, env: Env): string[] {
  const foreign = Object.keys(env).filter((name) => env[name]?.trim() && !mayHave(process, name));
  return foreign.map((name) => {
    const files = (filesOf(name) ?? []).join(' and ');
    return `${name} is set, but this is ${processes[process]}. It belongs in ${files} (on a box in /etc/studio); remove it here.`;
  });
}

/** The environment without the secrets of others. */
export function ownSettings<Value>(
  process: ProcessName,
  env: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => mayHave(process, name)));
}

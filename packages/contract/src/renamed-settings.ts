/**
 * Settings that were renamed: the old name is read for one release, with a warning. The next release deletes this file
 * and deploy/renamed-settings.sh, which has the same pairs.
 */
export const renamedSettings: Readonly<Record<string, string>> = {
  DESK_CLIENT_ID: 'DESK_OIDC_CLIENT_ID',
  DESK_CLIENT_SECRET: 'DESK_OIDC_CLIENT_SECRET',
  DESK_COMPANY_FILE: 'DESK_COMPANY_PATH',
  DESK_HOURS_FILE: 'DESK_WORKING_HOURS_PATH',
  DESK_IDLE_MINUTES: 'DESK_SESSION_IDLE_MINUTES',
  DESK_ISSUER: 'DESK_OIDC_ISSUER',
  DESK_REPLIES_FOLDER: 'DESK_TEMPLATES_FOLDER',
  INTAKE_ACKNOWLEDGE: 'INTAKE_SEND_RECEIPTS',
  INTAKE_ALARM_URL: 'INTAKE_ALARM_WEBHOOK_URL',
  INTAKE_CAMPAIGNS_FILE: 'INTAKE_CAMPAIGNS_PATH',
  INTAKE_COMPANY_FILE: 'INTAKE_COMPANY_PATH',
  INTAKE_CONNECTIONS: 'INTAKE_MAX_CONNECTIONS',
  INTAKE_ERASED_FILE: 'INTAKE_ERASED_LIST_PATH',
  INTAKE_HOURS_FILE: 'INTAKE_WORKING_HOURS_PATH',
  INTAKE_IMAP_SENT: 'INTAKE_IMAP_SENT_FOLDER',
  INTAKE_LEADS_AT_ONCE: 'INTAKE_MAX_CONCURRENT_ENQUIRIES',
  INTAKE_LIMIT_ADDRESS_HARD: 'INTAKE_RATE_LIMIT_IP_REJECT',
  INTAKE_LIMIT_ADDRESS_SOFT: 'INTAKE_RATE_LIMIT_IP_HOLD',
  INTAKE_LIMIT_ALL_HARD: 'INTAKE_RATE_LIMIT_GLOBAL_REJECT',
  INTAKE_LIMIT_ALL_SOFT: 'INTAKE_RATE_LIMIT_GLOBAL_HOLD',
  INTAKE_PACE_PATH: 'INTAKE_RESPONSE_TIME_PATH',
  INTAKE_SHEET_FILE: 'INTAKE_SHEET_RULES_PATH',
  INTAKE_STANDBY_CONFIRMS: 'INTAKE_REQUIRE_SYNC_STANDBY',
  INTAKE_STAND_INS: 'INTAKE_FALLBACK_CHANNELS',
  PUBLIC_INTAKE_URL: 'PUBLIC_API_URL',
};

type Env = Readonly<Record<string, string | undefined>>;

const isSet = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The current name of a setting. The suffix `_FILE` means that its value is in that file. */
export function currentNameOf(name: string): string {
  const base = name.replace(/_FILE$/u, '');
  const file = renamedSettings[base];
  return renamedSettings[name] ?? (file === undefined || base === name ? name : `${file}_FILE`);
}

/** The old names that are set, each with its current name. */
const oldNamesIn = (env: Readonly<Record<string, unknown>>): [old: string, current: string][] =>
  Object.keys(env)
    .filter((name) => isSet(env[name]) && currentNameOf(name) !== name)
    .map((name) => [name, currentNameOf(name)]);

/** Looks up a setting by its current name; an old name counts if the current one is not set. */
export function settingsOf(env: Env): (name: string) => string | undefined {
  const old = new Map(oldNamesIn(env).map(([name, current]) => [current, env[name]]));
  return (name) => (isSet(env[name]) ? env[name] : (old.get(name) ?? env[name]));
}

/** A sentence for each old name that is set. */
export const renameWarnings = (env: Readonly<Record<string, unknown>>): string[] =>
  oldNamesIn(env).map(
    ([old, current]) =>
      `The setting ${old} is now called ${current}. Rename it: the next release does not read the old name.`,
  );

/**
 * The URL that forms are sent to. apps/site/.env has a default under the current name, so the old name wins if it is
 * set, even to nothing: only an operator can have set it.
 */
export const publicApiUrl = (env: {
  readonly PUBLIC_API_URL?: string | undefined;
  readonly PUBLIC_INTAKE_URL?: string | undefined;
}): string | undefined => env.PUBLIC_INTAKE_URL ?? env.PUBLIC_API_URL;

import { readFileSync } from 'node:fs';
import { foreignSecrets, type ProcessName } from '@studio/contract/own-secrets';
import { settingsOf } from '@studio/contract/renamed-settings';
import { isLoopback } from './loopback.ts';
import { StartupError } from './process.ts';

export type Env = Readonly<Record<string, string | undefined>>;

export type EnvReader = ReturnType<typeof envReader>;

const SHORTEST_SECRET = 32;

/** An example of a setting's value, for error messages. */
const exampleOf = (name: string): string => {
  if (name.endsWith('SMTP_URL')) return 'smtps://user:password@mail.example.com';
  if (name.endsWith('IMAP_URL')) return 'imaps://user:password@imap.example.com';
  return 'https://www.example.com';
};

/** A name or password that cannot be decoded would fail later, without a clear message. */
function isUrl(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    [username, password].forEach(decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}

/**
 * Collects problems instead of stopping at the first, so that one start shows them all. A secret of another
 * process is a problem too: an attacker who takes over this process must not get it.
 */
export function envReader(env: Env, process: ProcessName) {
  const given = settingsOf(env);
  const errors = foreignSecrets(process, env);
  const addError = (sentence: string): void => {
    errors.push(sentence);
  };
  const readText = (name: string, path: string): string | undefined => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      addError(`${name} points to ${path}, which cannot be read.`);
      return undefined;
    }
  };
  /** A secret can be in a file instead of the environment: the setting with the suffix _FILE is its path. */
  const fromFile = (name: string): string | undefined => {
    const path = given(name)?.trim();
    return path ? readText(name, path)?.trim() : undefined;
  };
  const optional = (name: string): string | undefined => {
    const value = given(name)?.trim();
    return value === '' || value === undefined ? fromFile(`${name}_FILE`) : value;
  };
  const required = (name: string, meaning: string): string => {
    const value = optional(name);
    if (value === undefined) addError(`${name} is not set. It is ${meaning}.`);
    return value ?? '';
  };
  /** The value is never printed: it may contain a password, and the message ends up in a log. */
  const checkedUrl = (name: string, value: string): string => {
    if (isUrl(value)) return value;
    addError(
      `${name} is not a URL. Write it like ${exampleOf(name)}. A password with / # ? @ % in it must be percent-encoded.`,
    );
    return '';
  };
  const url = (name: string, meaning: string): string => {
    const value = required(name, meaning);
    return value === '' ? '' : checkedUrl(name, value);
  };
  const optionalUrl = (name: string): string | undefined => {
    const value = optional(name);
    return value === undefined ? undefined : checkedUrl(name, value);
  };
  const numberIn = (
    name: string,
    defaultValue: number,
    [least, most]: readonly [number, number],
    allowed: string,
  ): number => {
    const value = optional(name);
    if (value === undefined) return defaultValue;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      addError(`${name} is "${value}". It must be ${allowed}.`);
    }
    return number;
  };
  const privately = (name: string, value: string): string => {
    if (value === '' || value.startsWith('https:') || isLoopback(new URL(value).hostname)) {
      return value;
    }
    addError(
      `${name} does not begin with https://, so anyone on the network could read what is sent.`,
    );
    return '';
  };
  return {
    addError,
    optional,
    required,
    url,
    optionalUrl,
    /** The requests contain personal data or secrets, so plain http is allowed only to this machine. */
    privateUrl(name: string, meaning: string): string {
      return privately(name, url(name, meaning));
    },
    optionalPrivateUrl(name: string): string | undefined {
      const value = optionalUrl(name);
      return value === undefined ? undefined : privately(name, value);
    },
    secret(name: string, meaning: string): string {
      const value = required(name, meaning);
      if (value !== '' && value.length < SHORTEST_SECRET) {
        addError(`${name} is too short. Use at least ${SHORTEST_SECRET} random characters.`);
      }
      return value;
    },
    /** None of them can be switched off, so 0 is always a mistake. */
    count: (name: string, defaultValue: number): number =>
      numberIn(name, defaultValue, [1, Infinity], 'a whole number, 1 or more'),
    port: (name: string, defaultValue: number): number =>
      numberIn(name, defaultValue, [0, 65_535], 'a port, from 0 (any free one) to 65535'),
    /** A misspelled switch must not be off without a word. */
    isOn(name: string, defaultValue: boolean): boolean {
      const value = optional(name);
      if (value === undefined) return defaultValue;
      if (value !== 'true' && value !== 'false') {
        addError(`${name} is "${value}". It must be true or false.`);
      }
      return value === 'true';
    },
    list(name: string): string[] {
      const parts = optional(name)?.split(',') ?? [];
      return parts.map((part) => part.trim()).filter((part) => part !== '');
    },
    file<Content>(name: string, meaning: string, read: (path: string) => Content) {
      const path = required(name, meaning);
      if (path === '') return undefined;
      try {
        return read(path);
      } catch {
        addError(`${name} points to ${path}, which cannot be read.`);
        return undefined;
      }
    },
    optionalFile(name: string): string | undefined {
      const path = optional(name);
      return path === undefined ? undefined : readText(name, path);
    },
    problems: (): readonly string[] => [...new Set(errors)],
    finish(): void {
      if (errors.length > 0) throw new StartupError([...new Set(errors)]);
    },
  };
}

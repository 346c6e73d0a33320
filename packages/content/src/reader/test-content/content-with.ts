import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Check } from '../check.ts';
import { formatFinding } from '../finding.ts';
import { loadContent, type Content } from '../load-content.ts';
import { validFiles } from './valid-files.ts';

/** Changes to the valid content, by file and field; undefined removes a file or a field. */
export type Overrides = Readonly<
  Record<string, Readonly<Record<string, unknown>> | string | Uint8Array | undefined>
>;

/** For tests: a content folder with faults, deleted when `look` returns. Text and bytes replace a file. */
export function withContentFolder<T>(faults: Overrides, look: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    for (const file of new Set([...validTexts.keys(), ...Object.keys(faults)])) {
      const held = written(file, faults);
      if (held === undefined) continue;
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), held);
    }
    return look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const validTexts = new Map([
  ...Object.entries(validFiles).map(([file, raw]): [string, string] => [file, stringify(raw)]),
  [
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>',
  ],
]);

function written(file: string, faults: Overrides): string | Uint8Array | undefined {
  if (!(file in faults)) return validTexts.get(file);
  const fault = faults[file];
  if (fault === undefined || typeof fault === 'string' || fault instanceof Uint8Array) return fault;
  const raw = structuredClone(validFiles[file] ?? {});
  for (const [field, value] of Object.entries(fault)) set(raw, field.split('.'), value);
  return stringify(raw);
}

function set(raw: unknown, [key, ...rest]: readonly string[], value: unknown): void {
  if (typeof raw !== 'object' || raw === null || key === undefined) return;
  if (rest.length > 0) set(Reflect.get(raw, key), rest, value);
  else if (value === undefined) Reflect.deleteProperty(raw, key);
  else Reflect.set(raw, key, value);
}

export const contentWith = (faults: Overrides): Content => withContentFolder(faults, loadContent);

/** The messages of a check on content with faults. */
export const messagesOf = (check: Check, faults: Overrides): string[] =>
  check(contentWith(faults)).map(formatFinding);

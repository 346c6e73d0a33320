import { StartupError } from '@studio/platform/process.ts';

const setting = /\b(?:DESK|INTAKE|OTEL)_[A-Z0-9_]*[A-Z0-9]\b/u;

/** Adds a link to the documentation of the setting that a message names. */
export function addSettingHelp(sentence: string): string {
  const [name] = setting.exec(sentence) ?? [];
  return name === undefined ? sentence : `${sentence} See docs/settings.md#${name}.`;
}

/** Runs doctor's checks, and adds such a link to each problem with a setting. */
export async function withSettingHelp<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new StartupError(error.message.split('\n').map(addSettingHelp));
  }
}

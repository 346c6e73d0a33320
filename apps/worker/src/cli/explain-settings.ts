import { StartupError } from '@studio/platform/process.ts';

const setting = /\b(?:DESK|INTAKE|OTEL)_[A-Z0-9_]*[A-Z0-9]\b/u;

/** A sentence that names a setting also says where that setting is explained. */
export function addSettingHelp(sentence: string): string {
  const [name] = setting.exec(sentence) ?? [];
  return name === undefined ? sentence : `${sentence} See docs/settings.md#${name}.`;
}

/** Runs doctor's work; what is wrong with a setting is said with its document. */
export async function withSettingHelp<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new StartupError(error.message.split('\n').map(addSettingHelp));
  }
}

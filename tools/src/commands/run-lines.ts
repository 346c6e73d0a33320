import { spawn, type StdioOptions } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** As npm does, so that a line can name a package's program. */
const path = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);

interface Ended {
  readonly code: number;
  /** Empty if the line wrote to the terminal itself. */
  readonly output: string;
}

/** Variables for the program of a line, which stand before it. */
const variables = /^(?:\w+=\S+ )*/;

/** Runs one shell line. A signal to this process reaches its program, because that replaces the shell. */
function runLine(line: string, words: readonly string[], stdio: StdioOptions): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const child = spawn('sh', ['-c', `${line.replace(variables, '$&exec ')} "$@"`, 'sh', ...words], {
    env: { ...process.env, PATH: path },
    stdio,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const pass = (signal: NodeJS.Signals): void => {
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  child.on('close', (code) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
    resolve({ code: code ?? 1, output });
  });
  return promise;
}

/** Runs the lines one after another until one fails; the words are added to the last one. */
export async function runLines(
  lines: readonly string[],
  words: readonly string[] = [],
  stdio: StdioOptions = 'inherit',
): Promise<Ended> {
  let output = '';
  for (const [i, line] of lines.entries()) {
    const ended = await runLine(line, i === lines.length - 1 ? words : [], stdio);
    output += ended.output;
    if (ended.code !== 0) return { code: ended.code, output };
  }
  return { code: 0, output };
}

import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * The options of a command. --help prints what the command does and ends it with 0; an option that it does not have
 * ends it with a sentence and 2.
 */
export function readCommandLine<T extends ParseArgsConfig>(help: string, config: T) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    console.error(`${sentence.replace(/\.$/, '')}.\n${help}`);
    process.exit(2);
  }
}

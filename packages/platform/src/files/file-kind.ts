const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** How files of programs start, whatever their names. */
const PROGRAM_STARTS = [
  Buffer.from('MZ'),
  bytes('7f454c46'), // ELF
  bytes('feedface'), // Mach-O, in its four byte orders
  bytes('feedfacf'),
  bytes('cefaedfe'),
  bytes('cffaedfe'),
  bytes('cafebabe'), // Java, and Mach-O for several processors
  Buffer.from('#!'),
  bytes('4c0000000114020000000000c000000000000046'), // a Windows shortcut
  Buffer.from('dex\n'),
];

const begins = (file: Buffer, start: Buffer): boolean =>
  file.subarray(0, start.length).equals(start);

/** By content; file-names.ts of the contract checks the name. */
export const isProgram = (file: Buffer): boolean =>
  PROGRAM_STARTS.some((start) => begins(file, start));

/** Pictures that we re-encode, recognized by content and not by name. */
export const isPicture = (file: Buffer): boolean =>
  begins(file, bytes('ffd8ff')) ||
  begins(file, bytes('89504e470d0a1a0a')) ||
  (begins(file, Buffer.from('RIFF')) && begins(file.subarray(8), Buffer.from('WEBP')));

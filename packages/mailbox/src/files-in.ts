import type { MessageStructureObject } from 'imapflow';
import { safeFileName } from '@studio/platform/safe-text.ts';

const MOST_NAMED = 50;
/** The ratio of a file's size to its base64 encoding with line ends. */
const DECODED = 0.73;

/** An attached file as the server describes it. */
export interface FileInMail {
  /** The number of the MIME part, like 2 or 1.3. */
  readonly part: string;
  readonly name: string;
  /** An estimate; the exact size is known after fetching. */
  readonly bytes: number;
}

const nameOf = ({ parameters, dispositionParameters, type }: MessageStructureObject): string => {
  const name = dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '';
  return name === '' && type === 'message/rfc822' ? 'mail.eml' : name;
};

/** A part that is the text of the mail, not an attached file. */
const isWords = (node: MessageStructureObject): boolean =>
  (node.type === 'text/plain' || node.type === 'text/html') &&
  node.disposition !== 'attachment' &&
  nameOf(node) === '';

function leaves(node: MessageStructureObject): MessageStructureObject[] {
  // An attached mail is one file.
  if (!node.childNodes || node.type === 'message/rfc822') return [node];
  return node.childNodes.flatMap((child) => leaves(child));
}

export const filesIn = (structure: MessageStructureObject | undefined): FileInMail[] =>
  (structure ? leaves(structure) : [])
    .filter((node) => !isWords(node) && !node.type.startsWith('multipart/'))
    .slice(0, MOST_NAMED)
    .map((node) => ({
      part: node.part ?? '1',
      name: safeFileName(nameOf(node)),
      bytes: Math.floor((node.size ?? 0) * (node.encoding === 'base64' ? DECODED : 1)),
    }));

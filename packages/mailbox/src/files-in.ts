import type { MessageStructureObject } from 'imapflow';
import { safeFileName } from '@studio/platform/safe-text.ts';

const MOST_NAMED = 50;
/** What is left of base64 once it is decoded and its line ends are gone. */
const DECODED = 0.73;

/** A file of a mail as its server describes it. */
export interface FileInMail {
  /** What the server calls this part of the mail, like 2 or 1.3. */
  readonly part: string;
  readonly name: string;
  /** About; only the file itself says it exactly. */
  readonly bytes: number;
}

const nameOf = ({ parameters, dispositionParameters, type }: MessageStructureObject): string => {
  const name = dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '';
  return name === '' && type === 'message/rfc822' ? 'mail.eml' : name;
};

/** What the mail says itself, and no file beside it. */
const isWords = (node: MessageStructureObject): boolean =>
  (node.type === 'text/plain' || node.type === 'text/html') &&
  node.disposition !== 'attachment' &&
  nameOf(node) === '';

function leaves(node: MessageStructureObject): MessageStructureObject[] {
  // A mail within a mail is one file.
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

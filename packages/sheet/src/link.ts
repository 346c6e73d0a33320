import { answeredOf, readAnswers, type Answers } from './answers.ts';
import { answersFromForm, formEntries } from './form-names.ts';
import { sheetField } from './sheet-field.ts';

/** Mail programs cut longer URLs, and some servers refuse them as referrers. */
export const linkLongest = 4_000;

/** The version of the encoding; a sheet's own version is inside. */
const packing = '1.';

/** A sheet decompresses to a few thousand bytes; anything larger was not made by us. */
const unpackedMost = 16_000;

/** The whole sheet, compressed; undefined if it is too long for a link. */
export async function fragmentOf(answers: Answers): Promise<string | undefined> {
  const fragment = `#${sheetField}=${packing}${await packed(JSON.stringify(answers))}`;
  return fragment.length <= linkLongest ? fragment : undefined;
}

/** A start sheet, readable in the URL: the fields of the form as a browser posts them. */
export const startFragment = (answers: Answers): string =>
  `#${new URLSearchParams(formEntries(answers))}`;

export type Opened =
  /** The URL has no sheet. */
  | { readonly kind: 'none' }
  /** It does, but not in a format of ours. */
  | { readonly kind: 'unreadable' }
  /** A prepared start that no visitor has changed yet. */
  | { readonly kind: 'start'; readonly answers: Answers }
  /** A visitor's sheet, complete or not. */
  | { readonly kind: 'shared'; readonly answers: Answers };

/**
 * Reads the fragment of a URL, which browsers do not send to a server. Anyone can write one, so an invalid fragment
 * is a normal result and not an error.
 */
export async function openFragment(fragment: string): Promise<Opened> {
  if (!fragment.startsWith(`#${sheetField}`)) return { kind: 'none' };
  if (fragment.length > linkLongest) return { kind: 'unreadable' };
  const whole = `#${sheetField}=${packing}`;
  if (!fragment.startsWith(whole)) return begun(new URLSearchParams(fragment.slice(1)));
  try {
    const answers = readAnswers(JSON.parse(await unpacked(fragment.slice(whole.length))));
    return answers ? { kind: 'shared', answers } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}

function begun(fields: URLSearchParams): Opened {
  const answers = answersFromForm(fields);
  return answeredOf(answers).length > 0 ? { kind: 'start', answers } : { kind: 'unreadable' };
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

async function unpacked(code: string): Promise<string> {
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  // Chunk by chunk: a few hundred bytes can decompress to gigabytes.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= unpackedMost) continue;
    await reader.cancel();
    throw new Error('This is no sheet: it is far too long.');
  }
  return text + decoder.decode();
}

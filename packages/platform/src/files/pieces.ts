/** How files are stored: in pieces of this size, so that no process needs memory for a whole file. */
export const PIECE_BYTES = 256 * 1024;

/** All pieces of a file, for callers that check them before they are stored. */
export async function allPieces(content: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of inPieces(content)) pieces.push(piece);
  return pieces;
}

/** The same bytes in pieces of one size, whatever size the chunks have. */
export async function* inPieces(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    let rest = chunk;
    while (length + rest.length >= PIECE_BYTES) {
      const room = PIECE_BYTES - length;
      yield Buffer.concat([...gathered, rest.subarray(0, room)]);
      rest = rest.subarray(room);
      gathered = [];
      length = 0;
    }
    if (rest.length > 0) gathered.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(gathered);
}

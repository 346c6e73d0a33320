import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isProgramName } from '@studio/contract/desk/file-names';
import {
  draftFileSchema,
  draftFilesSchema,
  FILES_AT_MOST,
  FILES_BYTES_AT_MOST,
} from '@studio/contract/desk/files';
import type { Db } from '@studio/enquiries/database/db.ts';
import {
  beginFile,
  dropFile,
  finishFile,
  savePiece,
  readDraftFiles,
  type Announced,
  type NewFile,
} from '@studio/enquiries/replies/draft-file.store.ts';
import { readPieces } from '@studio/enquiries/work/mail-file.store.ts';
import { isProgram } from '@studio/platform/files/file-kind.ts';
import { inPieces } from '@studio/platform/files/pieces.ts';
import type { Scanner } from '@studio/platform/files/scan.ts';
import { safeFileName } from '@studio/platform/safe-text.ts';
import { HttpError } from '@studio/sign-in/http/http-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoute, isUuid } from './desk-route.ts';
import { MISSING } from './version-conflict.ts';

const PROGRAM = 'This is a program. Mail servers refuse those.';
const INFECTED = 'The scanner found something in this file, so it is not attached.';
const CUT = 'This file did not upload completely. Please try again.';
type Refusal = readonly [status: number, message: string];
const TOO_LARGE: Refusal = [
  413,
  `This is too large. The limit for all files of a mail is ${FILES_BYTES_AT_MOST / 1024 / 1024} MB.`,
];
const refusals: Partial<Record<Announced, Refusal>> = {
  missing: [404, MISSING],
  'too-many': [413, `A mail can have at most ${FILES_AT_MOST} files.`],
  'too-large': TOO_LARGE,
};

export interface DraftFileRouteParts {
  readonly db: Db;
  /** Undefined without a scanner: files are then not scanned, and the desk says so. */
  readonly scan: Scanner | undefined;
}

function fileIdOf({ params }: FastifyRequest): string {
  const { file = '' } = params as { file?: string };
  if (!isUuid(file)) throw new HttpError(404, 'Nothing is here.');
  return file.toLowerCase();
}

/** In a header and not in the URL: URLs are in the web server's log. */
function nameOf({ headers }: FastifyRequest): string {
  const given = headers['x-file-name'];
  try {
    return safeFileName(decodeURIComponent(typeof given === 'string' ? given : ''));
  } catch {
    throw new HttpError(422, 'The name of this file could not be read.');
  }
}

function sizeOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length']);
  if (!Number.isSafeInteger(bytes)) throw new HttpError(411, 'Say how large this file is.');
  if (bytes === 0) throw new HttpError(422, 'This file is empty.');
  if (bytes > FILES_BYTES_AT_MOST) throw new HttpError(...TOO_LARGE);
  return bytes;
}

/** Stored piece by piece in the database, then scanned. */
async function takeIn(
  { db, scan }: DraftFileRouteParts,
  file: NewFile,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const hash = createHash('sha256');
  let n = 0;
  for await (const piece of inPieces(content)) {
    if (n === 0 && isProgram(piece)) throw new HttpError(422, PROGRAM);
    hash.update(piece);
    await savePiece(db, file, n, piece);
    n += 1;
  }
  const scanned = await scan?.(readPieces(db, file.id));
  if (scanned === 'infected') throw new HttpError(422, INFECTED);
  const isWhole = await finishFile(db, file, scanned ?? 'not-scanned', hash.digest());
  if (!isWhole) throw new HttpError(400, CUT);
}

/** Files of a reply that is being written. They belong to its draft until it is sent. */
export function draftFilesRoute(app: FastifyInstance, parts: DraftFileRouteParts): void {
  const { db } = parts;
  const url = '/api/enquiries/:id/drafts/reply/files';

  async function filesOf(enquiryId: string, staffId: string) {
    const files = await readDraftFiles(db, enquiryId, staffId);
    if (!files) throw new HttpError(404, MISSING);
    return files;
  }

  deskRoute(
    app,
    { method: 'GET', url, right: 'work', answer: draftFilesSchema },
    async ({ id, session }) => ({ files: await filesOf(id, session.me.id) }),
  );

  deskRoute(
    app,
    { method: 'DELETE', url: `${url}/:file`, right: 'work', answer: draftFilesSchema },
    async ({ id, session, request }) => {
      await dropFile(db, session.id, fileIdOf(request));
      return { files: await filesOf(id, session.me.id) };
    },
  );

  // In a scope of its own, because all other routes accept only JSON.
  void app.register((uploads, _options, done) => {
    uploads.addContentTypeParser('application/octet-stream', (_request, body, parsed) => {
      parsed(null, body);
    });
    deskRoute(
      uploads,
      { method: 'PUT', url: `${url}/:file`, right: 'work', answer: draftFileSchema },
      async ({ id, session, request }) => {
        const file = {
          id: fileIdOf(request),
          enquiryId: id,
          sessionId: session.id,
          name: nameOf(request),
          bytes: sizeOf(request),
        };
        const { body } = request;
        if (!(body instanceof Readable)) throw new HttpError(415, 'Send the file as it is.');
        if (isProgramName(file.name)) throw new HttpError(422, PROGRAM);
        const announced = await beginFile(db, file);
        const refusal = refusals[announced];
        if (refusal) throw new HttpError(...refusal);
        if (announced === 'new') {
          // The connection stays open, so that a client that is refused in the middle of a file gets the reason.
          const content = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
          await takeIn(parts, file, content).catch(async (error: unknown) => {
            await dropFile(db, session.id, file.id);
            throw request.raw.destroyed && !(error instanceof HttpError)
              ? new HttpError(400, CUT)
              : error;
          });
        }
        const files = await filesOf(id, session.me.id);
        const taken = files.find((one) => one.id === file.id);
        if (!taken) throw new HttpError(409, 'This file has been removed since.');
        return taken;
      },
    );
    done();
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answersFromForm, isSheetName } from '@studio/sheet/form-names.ts';
import { wireFields } from '@studio/contract';
import { HttpError } from './http-error.ts';

/**
 * A form's fields. If a name occurs twice, the first counts; no name can reach a prototype. A sheet
 * answered without script becomes the one field that script would have sent.
 */
function fieldsOf(entries: readonly (readonly [string, string])[]): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of entries) if (!isSheetName(name)) fields[name] ??= value;
  const isAnswered = entries.some(([name, value]) => isSheetName(name) && value !== '');
  if (isAnswered) fields[wireFields.sheet] = JSON.stringify(answersFromForm(entries));
  return fields;
}

async function readMultipart(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    const headers = { 'content-type': contentType };
    form = await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    throw new HttpError(400, 'malformed', 'This form could not be read.');
  }
  const texts: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value]);
    // An empty file field arrives as a file without a name or content.
    else if (value.name !== '' || value.size > 0) {
      throw new HttpError(
        415,
        'file',
        'We cannot accept files. Please describe your project instead.',
      );
    }
  }
  return fieldsOf(texts);
}

/** JSON is read by Fastify's own parser, which also refuses `__proto__`. */
export function readForms(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, fieldsOf([...new URLSearchParams(String(body))]));
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) =>
      readMultipart(body, request.headers['content-type'] ?? ''),
  );
}

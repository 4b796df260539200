import { type FileKind, fileKinds } from '@muster/contract/kernel/files/file-kinds.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UploadDeps } from '../arriving/upload-route.ts';
import { findByKey } from '../file-rows.ts';
import { isKey } from '../store.ts';
import { wayOf } from './address.ts';
import { disposition } from './disposition.ts';
import { byteSpanOf } from './range.ts';

/** Even opened by itself it loads nothing, runs nothing and stands in no frame. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

type Row = NonNullable<Awaited<ReturnType<typeof findByKey>>>;

/** The row behind a good address; a forged or old one leads nowhere, like any other. */
async function found({ db, clock, files }: UploadDeps, request: FastifyRequest) {
  const { key } = request.params as { key: string };
  const query = request.query as Record<string, unknown>;
  const way = isKey(key) ? wayOf(files.secret, { key, query }, clock.now()) : null;
  const row = way ? await findByKey(db, key) : undefined;
  if (!way || !row) throw new Refusal(notFound);
  return { row, way };
}

function headersOf(row: Row, way: 'show' | 'save') {
  // the check of the table holds the same list
  const { type, shown } = fileKinds[row.kind as FileKind];
  const isPicture = type.startsWith('image/');
  return {
    'content-type': type,
    'content-disposition': disposition(shown && way === 'show' ? 'inline' : 'attachment', row.name),
    'content-security-policy': policy,
    // less than an address lives: a face on every page is fetched once
    'cache-control': isPicture ? 'private, max-age=300' : 'private, no-store',
    'accept-ranges': 'bytes',
    etag: `"${row.sha256.toString('base64url').slice(0, 22)}"`,
  };
}

/** All of it, a part, or word that the asker has it already or asks for what is not there. */
function planOf({ headers }: FastifyRequest, row: Row, etag: string) {
  const whole = { status: 200, from: 0, to: row.bytes - 1, range: {} };
  if (headers['if-none-match'] === etag) return { ...whole, status: 304 };
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const span = isSame ? byteSpanOf(headers.range, row.bytes) : null;
  if (span === null) return whole;
  if (span === 'none')
    return { ...whole, status: 416, range: { 'content-range': `bytes */${row.bytes}` } };
  const range = { 'content-range': `bytes ${span.from}-${span.to}/${row.bytes}` };
  return { status: 206, ...span, range };
}

async function give(parts: UploadDeps, request: FastifyRequest, reply: FastifyReply) {
  const { row, way } = await found(parts, request);
  const headers = headersOf(row, way);
  const { status, from, to, range } = planOf(request, row, headers.etag);
  const isEmpty = status === 304 || status === 416;
  if (isEmpty || request.method === 'HEAD')
    return reply
      .status(status)
      .headers({ ...headers, ...range, ...(!isEmpty && { 'content-length': to - from + 1 }) })
      .send();
  const content = await parts.files.store.open(row.key, status === 206 ? { from, to } : undefined);
  if (!content) {
    request.log.error({ file: row.key }, 'a file that has a row is not in the store');
    throw new Refusal(notFound);
  }
  return reply
    .status(status)
    .headers({ ...headers, ...range, 'content-length': to - from + 1 })
    .send(content);
}

/** Outside the API and without a session: the right is in the address, given with the record. */
export function fileRoute(app: FastifyInstance, parts: UploadDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:key/*',
    config: { access: 'public' },
    handler: (request, reply) => give(parts, request, reply),
  });
}

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFor, type PageFile, pageFiles } from './page-files.ts';
import { pagePolicy } from './security-headers.ts';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashesOf = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map((found) =>
    createHash('sha256')
      .update(found[1] ?? '')
      .digest('base64'),
  );

/** A missing call or file is a 404, never the page: a stale tab would run HTML as a script. */
const isPage = (address: string): boolean =>
  !/^\/(api|health|files)(\/|$)/.test(address) && !/\.[^/]*$/.test(address);

function sendFile(file: PageFile, request: FastifyRequest, reply: FastifyReply) {
  const { body, encoding } = formFor(file, request.headers['accept-encoding'] ?? '');
  reply.headers({
    'cache-control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  return reply.type(file.type).send(body);
}

/** The built pages of the web workspace. Without a build (in development) there are none. */
export function pages(app: FastifyInstance, folder: string): void {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return;
  const html = readFileSync(index, 'utf8');
  const hashes = hashesOf(html);
  const files = pageFiles(folder);
  app.get('/*', { config: { access: 'public' } }, (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '/';
    const file = files.get(address);
    if (file) return sendFile(file, request, reply);
    if (!isPage(address)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, hashes))
      .send(html.replaceAll('__NONCE__', nonce));
  });
}

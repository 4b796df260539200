import { randomBytes } from 'node:crypto';
import { basePath, type Endpoint } from '@muster/contract/kernel/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { pagePolicy } from '../pages/security-headers.ts';

export function docsRoutes(
  app: FastifyInstance,
  calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
): void {
  const config = { access: 'public' } as const;
  // A few megabytes that most processes are never asked for.
  let made: ReturnType<typeof openApi> | undefined;
  const document = () => (made ??= openApi(calls));
  app.get(`${basePath}/openapi.json`, { config }, async () => document());
  app.get(`${basePath}/docs`, { config }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, []))
      .send(docsPage(document(), calls, nonce));
  });
}

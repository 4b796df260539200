import { isIP } from 'node:net';
import type { Clock } from '../clock.ts';
import type { Observer } from './when-over.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the code of what it was refused for */
    refused: string | null;
  }
}

/**
 * One line of JSON a request, so that no value can begin a line or a field of its own. It has the
 * pattern of the address and ids only: no query, body, token or name.
 */
export const accessLog =
  (clock: Clock, write: (line: string) => void): Observer =>
  ({ request, reply, route, status }) => {
    const bytes = reply.getHeader('content-length');
    const line = {
      time: clock.now(),
      request: request.id,
      method: request.method,
      route,
      status,
      ms: Math.round(reply.elapsedTime),
      bytes: bytes === undefined ? null : Number(bytes),
      kind: request.actor?.kind ?? null,
      account: request.actor?.accountId ?? null,
      // Behind a proxy it is a word from a header.
      address: isIP(request.ip) ? request.ip : null,
      ...(request.refused && { refused: request.refused }),
    };
    write(JSON.stringify(line));
  };

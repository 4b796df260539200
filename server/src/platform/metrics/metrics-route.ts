import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface MetricsAccess {
  /** whoever shows it may look; without one only this machine itself */
  readonly token: string | undefined;
  readonly trustProxy: boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

function isLoopback(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** Behind a proxy everyone comes from this machine, so there the token alone opens. */
function mayLook(request: FastifyRequest, { token, trustProxy }: MetricsAccess): boolean {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  return !trustProxy && isLoopback(request.socket.remoteAddress);
}

/** For all others it does not exist. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, access: MetricsAccess): void {
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayLook(request, access)) throw new Refusal(notFound);
    return reply.type(metrics.type).send(await metrics.text());
  });
}

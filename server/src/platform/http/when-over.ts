import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Over {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** the pattern of the address; one word for all that we do not serve */
  readonly route: string;
  /** 499 when the client hung up before the end of the answer */
  readonly status: number;
}
export type Observer = (over: Over) => void;

/** Tells of each request when it is over, however it ended: served, refused or cut by the client. */
export function observe(
  observers: readonly Observer[],
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (observers.length === 0) return;
  reply.raw.once('close', () => {
    const status = reply.raw.writableFinished ? reply.statusCode : 499;
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    for (const tell of observers) tell({ request, reply, route, status });
  });
}

export function whenOver(app: FastifyInstance, observers: readonly Observer[]): void {
  app.addHook('onRequest', async (request, reply) => observe(observers, request, reply));
}

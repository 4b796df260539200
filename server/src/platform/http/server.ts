import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerError } from './answer-errors.ts';
import { observe, type Observer, whenOver } from './when-over.ts';

export interface HttpOptions {
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly stopping: () => boolean;
  /** how long a body that is not a file may take to arrive, in milliseconds */
  readonly bodyPatience?: number;
  /** told of every request when it is over */
  readonly observers?: readonly Observer[];
}

/** An empty body with a JSON type is what the published client sends with a bare PUT. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  );
}

/** Whoever promises a body and never sends it would hold a connection for ever. */
function cutSlowBodies(app: FastifyInstance, patience: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!request.headers['content-type']?.startsWith('application/json')) return payload;
    const timer = setTimeout(() => request.raw.destroy(), patience).unref();
    for (const over of ['end', 'close']) payload.once(over, () => clearTimeout(timer));
    return payload;
  });
}

/** A connection that would be kept alive would keep a stopping process alive with it. */
function closeWhenStopping(app: FastifyInstance, stopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping()) reply.header('connection', 'close');
  });
}

/** A connection may be older than its first request: for so long that one may be on its way. */
const firstRequestWithin = 1_000;

/**
 * Browsers open connections before they need them. One on which nothing was ever asked is not idle to
 * the server, and would be waited for until the process is ended by force.
 */
function dropUnused(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  const dropSoon = (socket: Socket): void => {
    const drop = () => unused.has(socket) && socket.destroy();
    // on a busy machine what came meanwhile is read only after the timers
    setTimeout(() => setImmediate(drop), firstRequestWithin).unref();
  };
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    if (isClosing) dropSoon(socket);
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) dropSoon(socket);
  });
}

export function newServer(options: HttpOptions): FastifyInstance {
  const { observers = [] } = options;
  const app = fastify({
    logger: { level: options.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    // Only the proxy in front is believed: what stands further left in its header is the client's own
    // word, and limits per address hang on it.
    trustProxy: options.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    exposeHeadRoutes: true,
    bodyLimit: 1_048_576,
    // as many chosen rows as a call takes stand in the address of their file
    http: { maxHeaderSize: 32_768 },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Whoever was let in before the end is served.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      observe(observers, request, reply);
      answerError(error, request, reply);
    },
  });
  acceptEmptyJson(app);
  cutSlowBodies(app, options.bodyPatience ?? 30_000);
  app.decorateRequest('refused', null);
  whenOver(app, observers);
  closeWhenStopping(app, options.stopping);
  dropUnused(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal(notFound), request, reply));
  return app;
}

import type { FastifyInstance } from 'fastify';

interface Health {
  ping(): Promise<void>;
  /** true from the first word of a shutdown on, so that no new work is sent here */
  stopping(): boolean;
}

export function healthRoutes(app: FastifyInstance, health: Health): void {
  const config = { access: 'public' } as const;
  app.get('/health/live', { config }, async () => ({ status: 'up' }));
  app.get('/health/ready', { config }, async (_request, reply) => {
    const database = await health.ping().then(
      () => 'up',
      () => 'down',
    );
    const ready = database === 'up' && !health.stopping();
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', database });
  });
}

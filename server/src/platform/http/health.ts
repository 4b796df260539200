import type { FastifyInstance } from 'fastify';
import { isDiskFull } from './room-to-write.ts';

interface Health {
  ping(): Promise<void>;
  /** whether a write would find room on the disk */
  hasRoom(): Promise<boolean>;
  /** true from the first word of a shutdown on, so that no new work is sent here */
  stopping(): boolean;
}

type State = 'up' | 'down' | 'full';

/** For whoever reads it on call; the load balancer looks at the status only. */
const reasons: Record<Exclude<State, 'up'>, string> = {
  down: 'The database does not answer.',
  full: 'There is no room left on the disk of the database: reading works, every write is refused.',
};

async function stateOf(health: Health): Promise<State> {
  try {
    await health.ping();
  } catch (error) {
    return isDiskFull(error) ? 'full' : 'down';
  }
  return (await health.hasRoom()) ? 'up' : 'full';
}

export function healthRoutes(app: FastifyInstance, health: Health): void {
  const config = { access: 'public' } as const;
  app.get('/health/live', { config }, async () => ({ status: 'up' }));
  app.get('/health/ready', { config }, async (_request, reply) => {
    const database = await stateOf(health);
    if (database === 'up' && !health.stopping()) return { status: 'ready', database };
    const reason = database === 'up' ? 'Muster is stopping.' : reasons[database];
    return reply.status(503).send({ status: 'not ready', database, reason });
  });
}

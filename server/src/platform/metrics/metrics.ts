import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { ServingProcess } from '../processes/serving-process.ts';
import type { Database } from '../db/database.ts';
import type { Observer } from '../http/when-over.ts';
import { databaseMetrics } from './database-metrics.ts';
import { httpMetrics } from './http-metrics.ts';

export interface Metrics {
  readonly observer: Observer;
  readonly type: string;
  /** as text for Prometheus; of all processes where there are several */
  text(): Promise<string>;
}

export interface MetricsOptions {
  readonly database: Pick<Database, 'db' | 'ping' | 'load'>;
  readonly clock: Clock;
  readonly version: string;
  /** when this process is one of several */
  readonly member?: ServingProcess;
}

/** Sums and the like over all processes. What a process counted goes when it ends. */
function together(registry: Registry, member: ServingProcess): () => Promise<string> {
  const all = member.figures(() => registry.getMetricsAsJSON());
  return async () => {
    const figures = await all();
    // As each of them wrote its own, a line above.
    return AggregatorRegistry.aggregate(figures as object[]).metrics();
  };
}

/** The figures of this process. Made once in it: those of the runtime are watched from then on. */
export function newMetrics({ database, clock, version, member }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'muster_build_info',
    help: 'Which Muster runs, and on what.',
    labelNames: ['version', 'node'],
    aggregator: 'max',
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1);
  databaseMetrics(registry, database, clock);
  return {
    observer: httpMetrics(registry),
    type: registry.contentType,
    text: member ? together(registry, member) : () => registry.metrics(),
  };
}

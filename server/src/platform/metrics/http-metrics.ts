import { Counter, Histogram, type Registry } from 'prom-client';
import type { Observer } from '../http/when-over.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** By pattern of the address, never by the address: neither people nor ids become labels. */
export function httpMetrics(registry: Registry): Observer {
  const requests = new Counter({
    name: 'muster_http_requests_total',
    help: 'Requests by route, method and class of status; 499 is a client that hung up.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'muster_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets,
    registers: [registry],
  });
  return ({ request, reply, route, status }) => {
    // Any word may stand as the method of an address that we do not serve.
    const method = route === 'none' ? 'any' : request.method;
    requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
  };
}

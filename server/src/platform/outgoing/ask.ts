import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostAway, hostNotTrusted } from '@muster/contract/kernel/outgoing-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Destination } from './destination.ts';

type Headers = Readonly<Record<string, string>>;

/** Never asks the network again: it knows what was checked, and nothing else. */
const lookupOf =
  ({ machines }: Destination): LookupFunction =>
  (_host, { all }, tell) =>
    all ? tell(null, [...machines]) : tell(null, machines[0].address, machines[0].family);

const isOfTls = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL|EPROTO)/.test(String(error.code));

/** One GET to a checked destination, over a connection of its own; answers when the headers are there. */
export function getFrom(
  destination: Destination,
  headers: Headers,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { url } = destination;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  const asked = request(url, { agent: false, headers, lookup: lookupOf(destination), signal });
  asked.once('response', resolve);
  asked.once('error', (error) => {
    const why = isOfTls(error) ? hostNotTrusted : hostAway;
    reject(signal.aborted ? error : new Refusal(why, { host: url.host }));
  });
  asked.end();
  return promise;
}

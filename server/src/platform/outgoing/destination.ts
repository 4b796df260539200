import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import {
  addressInternal,
  addressNever,
  addressNotUnderstood,
  hostUnknown,
} from '@muster/contract/kernel/outgoing-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { zoneOfAddress } from './networks.ts';

export interface Allowed {
  /** an administrator has allowed addresses of the own house */
  readonly internal: boolean;
}

interface Found {
  readonly address: string;
  readonly family: number;
}

/** Where a request goes: the address as written, and exactly the machines that were checked. */
export interface Destination {
  readonly url: URL;
  readonly machines: readonly [Found, ...Found[]];
}

/** Addresses of IPv6 stand in brackets in a URL. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** The address of a machine as it was typed: 2130706433, 0x7f.1 and 0177.0.0.1 are all 127.0.0.1. */
const isOddlyWritten = (text: string, url: URL): boolean =>
  isIP(url.hostname) === 4 && !text.includes(`//${url.hostname}`);

export function readAddress(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname)
    throw new Refusal(addressNotUnderstood);
  return url;
}

async function resolve(host: string, signal: AbortSignal): Promise<readonly Found[]> {
  if (isIP(host)) return [{ address: host, family: isIP(host) }];
  const over = Promise.withResolvers<never>();
  const stop = () => over.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([lookup(host, { all: true }), over.promise]);
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Refusal(hostUnknown, { host });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The name is looked up once, here, and the connection is made to what was found and checked: a name
 * that says something else a moment later leads nowhere. One internal machine behind it is enough for a no.
 */
export async function findDestination(
  text: string,
  allowed: Allowed,
  signal: AbortSignal,
): Promise<Destination> {
  const url = readAddress(text);
  const host = hostOf(url);
  const [first, ...more] = await resolve(host, signal);
  if (!first) throw new Refusal(hostUnknown, { host });
  const places = [first, ...more].map(({ address }) => zoneOfAddress(address));
  if (places.includes('never')) throw new Refusal(addressNever, { host });
  if (!allowed.internal && (places.includes('internal') || isOddlyWritten(text, url)))
    throw new Refusal(addressInternal, { host });
  return { url, machines: [first, ...more] };
}

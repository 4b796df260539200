import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds. Long enough to load a page and to come back to it, too short to be passed around. */
const span = 300;

export interface Addressed {
  readonly key: string;
  readonly name: string;
}
type Way = 'show' | 'save';

const signOf = (secret: Buffer, key: string, until: number, way: Way): Buffer =>
  createHmac('sha256', secret).update(`${key}\n${until}\n${way}`).digest();

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/**
 * An address that whoever holds it may read, for five to ten minutes: browsers send no token with
 * images. It stays the same for five minutes, so that a list of faces that is asked for again and
 * again loads each of them once.
 */
export function fileAddress(
  secret: Buffer,
  { key, name }: Addressed,
  at: string,
  way: Way = 'show',
): string {
  const until = (Math.floor(seconds(at) / span) + 2) * span;
  const sign = signOf(secret, key, until, way).toString('base64url');
  const query = new URLSearchParams({ until: String(until), ...(way === 'save' && { way }), sign });
  return `/files/${key}/${encodeURIComponent(name)}?${query.toString()}`;
}

interface Asked {
  readonly key: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** How the file may be given to whoever asks; null: not, or not any more. */
export function wayOf(secret: Buffer, { key, query }: Asked, at: string): Way | null {
  const { until, sign, way = 'show' } = query;
  if (typeof until !== 'string' || !/^\d{1,11}$/.test(until) || typeof sign !== 'string')
    return null;
  if (way !== 'show' && way !== 'save') return null;
  // as text: the last letter has bits to spare, and another one would be read as the same signature
  const given = Buffer.from(sign);
  const right = Buffer.from(signOf(secret, key, Number(until), way).toString('base64url'));
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && seconds(at) <= Number(until) ? way : null;
}

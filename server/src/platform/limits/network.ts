/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 address for its /64, which is the
 * least that anyone is given, so that nobody has 2^64 addresses to try from.
 */
export function networkOf(address: string | null): string {
  const text = (address ?? '').toLowerCase().split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped) return mapped;
  if (!text.includes(':')) return text;
  const [head = '', tail = ''] = text.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

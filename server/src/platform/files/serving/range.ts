import type { ByteSpan } from '../store.ts';

/** The one span of bytes that is asked for; null: all of it; 'none': nothing that the file has. */
export function byteSpanOf(header: string | undefined, size: number): ByteSpan | null | 'none' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // a span that ends before it begins is no span, and is passed over
  if (last !== '' && Number(last) < from) return null;
  return from < size ? { from, to } : 'none';
}

import { describe, expect, it } from 'vitest';
import { after } from '../../clock.ts';
import { fileAddress, wayOf } from './address.ts';
import { disposition } from './disposition.ts';
import { byteSpanOf } from './range.ts';

const secret = Buffer.alloc(32, 7);
const key = 'ab'.repeat(20);
const at = '2026-11-15T10:00:30.000Z';
const asked = (address: string) => {
  const url = new URL(address, 'http://house');
  return { key: url.pathname.split('/')[2] ?? '', query: Object.fromEntries(url.searchParams) };
};
const address = fileAddress(secret, { key, name: 'a b.png' }, at);

describe('an address', () => {
  it('is relative, names the file and lives five minutes at least and ten at most', () => {
    expect(address).toMatch(/^\/files\/(ab){20}\/a%20b\.png\?until=\d{10}&sign=[\w-]{43}$/);
    expect(wayOf(secret, asked(address), at)).toBe('show');
    expect(wayOf(secret, asked(address), after(at, 5 * 60_000))).toBe('show');
    expect(wayOf(secret, asked(address), after(at, 10 * 60_000))).toBeNull();
  });

  it('is the same for a page that is drawn twice', () => {
    expect(fileAddress(secret, { key, name: 'a b.png' }, after(at, 4 * 60_000))).toBe(address);
    expect(fileAddress(secret, { key, name: 'a b.png' }, after(at, 5 * 60_000))).not.toBe(address);
  });

  it.each([
    ['another file', { key: 'cd'.repeat(20) }],
    ['a longer life', { until: '9999999999' }],
    ['another way', { way: 'save' }],
    ['a way nobody knows', { way: 'run' }],
    ['no signature', { sign: '' }],
    ['a short signature', { sign: 'AAAA' }],
    ['two signatures', { sign: ['a', 'b'] }],
    ['no end', { until: undefined }],
    ['an odd end', { until: '1e99' }],
  ])('does not open %s', (_, change) => {
    const { key: own, query } = asked(address);
    const { key: other = own, ...rest } = change as { key?: string };
    expect(wayOf(secret, { key: other, query: { ...query, ...rest } }, at)).toBeNull();
  });

  it('of another house opens nothing here', () => {
    expect(wayOf(Buffer.alloc(32, 8), asked(address), at)).toBeNull();
  });

  it('to save is bound to that', () => {
    const save = asked(fileAddress(secret, { key, name: 'a' }, at, 'save'));
    expect(wayOf(secret, save, at)).toBe('save');
    const { way: _, ...query } = save.query;
    expect(wayOf(secret, { ...save, query }, at)).toBeNull();
  });
});

it.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=50-5000', { from: 50, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=0-9', null],
  [undefined, null],
])('of a hundred bytes, %s is %j', (header, span) => {
  expect(byteSpanOf(header, 100)).toEqual(span);
});

it('a name cannot leave its header', () => {
  const header = disposition('inline', 'a"\r\n\\ রহিম\'(1)*.png');
  expect(header).toBe(
    'inline; filename="a____ ____\'(1)*.png"; ' +
      "filename*=UTF-8''a%22%0D%0A%5C%20%E0%A6%B0%E0%A6%B9%E0%A6%BF%E0%A6%AE%27%281%29%2A.png",
  );
});

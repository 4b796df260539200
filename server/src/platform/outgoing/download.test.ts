import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../testing/files/feed-server.ts';
import { download, type Download } from './download.ts';
import { headersFor } from './headers-for.ts';

let feed: FeedServer;
beforeAll(async () => {
  feed = await startFeedServer();
});
afterAll(() => feed.close());

const bounds = { bytes: 100_000, patience: 10_000 };
const here = (more: Partial<Download> = {}): Download => ({
  address: feed.url(),
  allowed: { internal: true },
  ...more,
});
const refused = async (wanted: Download, within = bounds): Promise<string> => {
  const error: unknown = await download(wanted, within).catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? error.kind.code : String(error);
};
const sendOn = (location: string) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(302, { location }).end();
const send = (content: string | Buffer, headers: Record<string, string> = {}) =>
  feed.answers((_, response) => void response.writeHead(200, headers).end(content));

describe('an address', () => {
  it.each([
    '',
    'feed',
    '/feed',
    'ftp://example.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://',
    'http://name:word@example.com/',
    'https://name@example.com/',
  ])('"%s" is not understood', async (address) => {
    expect(await refused({ address, allowed: { internal: true } })).toBe('outgoing.address');
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://LOCALHOST:8080/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://0/',
    'http://134744072/',
    'http://①②⑦.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://10.0.0.1:8080/x',
  ])('%s is internal, and refused unless allowed', async (address) => {
    expect(await refused({ address, allowed: { internal: false } })).toBe('outgoing.internal');
  });

  it.each(['http://169.254.169.254/latest', 'http://0xa9fea9fe/', 'http://[::ffff:a9fe:a9fe]/'])(
    '%s is never fetched, allowed or not',
    async (address) => {
      expect(await refused({ address, allowed: { internal: true } })).toBe('outgoing.never');
    },
  );

  it('with a name that nobody knows says so', async () => {
    const address = 'http://no-such-house.invalid/';
    expect(await refused({ address, allowed: { internal: false } })).toBe('outgoing.unknown-host');
  });

  it('where nobody listens says so', async () => {
    const gone = await startFeedServer();
    await gone.close();
    expect(await refused(here({ address: gone.url() }))).toBe('outgoing.away');
  });
});

describe('an answer', () => {
  it.each([
    ['plain', undefined, (text: string) => text],
    ['gzip', 'gzip', gzipSync],
    ['deflate', 'deflate', deflateSync],
    ['brotli', 'br', brotliCompressSync],
  ])('is read: %s', async (_, coding, pack) => {
    send(pack('{"name":"রহিম"}'), coding ? { 'content-encoding': coding } : {});
    expect(await download(here(), bounds)).toBe('{"name":"রহিম"}');
  });

  it('by a name is read from the machine that was found', async () => {
    send('[]');
    expect(await download(here({ address: feed.url('/feed', 'localhost') }), bounds)).toBe('[]');
  });

  it('with another status is refused', async () => {
    feed.answers((_, response) => void response.writeHead(401).end('no'));
    await expect(download(here(), bounds)).rejects.toThrow('answered with status 401');
  });

  it('that is too large is refused, told beforehand or not', async () => {
    send(Buffer.alloc(bounds.bytes + 1, 'x'));
    expect(await refused(here())).toBe('outgoing.too-much');
    feed.answers((_, response) => {
      response.on('error', () => undefined);
      const more = (): void => {
        while (response.write(randomBytes(8_192)));
        response.once('drain', more);
      };
      more();
    });
    expect(await refused(here())).toBe('outgoing.too-much');
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('that swells (%s) is stopped at the same mark', async (coding, pack) => {
    const bomb = pack(Buffer.alloc(10_000_000));
    expect(bomb.length).toBeLessThan(bounds.bytes);
    send(bomb, { 'content-encoding': coding });
    expect(await refused(here())).toBe('outgoing.too-much');
  });

  it('that drips is given up', async () => {
    const timers: NodeJS.Timeout[] = [];
    feed.answers((_, response) => {
      response.writeHead(200);
      timers.push(setInterval(() => response.write('x'), 20));
    });
    expect(await refused(here(), { ...bounds, patience: 300 })).toBe('outgoing.too-slow');
    for (const timer of timers) clearInterval(timer);
  });

  it('that never begins is given up', async () => {
    feed.answers(() => undefined);
    expect(await refused(here(), { ...bounds, patience: 300 })).toBe('outgoing.too-slow');
  });

  it('that is cut is refused, packed or not', async () => {
    const cut = (headers: Record<string, string>, content: Buffer | string) =>
      feed.answers((_, response) => {
        response.writeHead(200, headers);
        response.write(content, () => response.destroy());
      });
    cut({ 'content-length': '1000' }, '[{"a":1}]');
    expect(await refused(here())).toBe('outgoing.cut-off');
    cut({}, '[{"a":1}]');
    expect(await refused(here())).toBe('outgoing.cut-off');
    send(gzipSync(randomBytes(5_000)).subarray(0, 2_000), { 'content-encoding': 'gzip' });
    expect(await refused(here())).toBe('outgoing.packed');
  });

  it.each([
    ['not what it says', 'gzip', 'hello'],
    ['in an unknown coding', 'zstd-x', 'hello'],
    ['packed twice', 'gzip, gzip', gzipSync(gzipSync('[]'))],
  ])('packed %s is refused', async (_, coding, content) => {
    send(content, { 'content-encoding': coding });
    expect(await refused(here())).toBe('outgoing.packed');
  });

  it('in another charset is refused, named or not', async () => {
    send('[]', { 'content-type': 'text/csv; charset=windows-1252' });
    expect(await refused(here())).toBe('outgoing.charset');
    send(Buffer.from('caf\u00e9', 'latin1'), { 'content-type': 'text/csv' });
    expect(await refused(here())).toBe('outgoing.charset');
    send('[]', { 'content-type': 'application/json; charset="UTF-8"' });
    expect(await download(here(), bounds)).toBe('[]');
  });
});

describe('being sent on', () => {
  it('is followed three times and no further', async () => {
    let left = 3;
    const turns = (_: unknown, response: ServerResponse): void => {
      left -= 1;
      if (left < 0) response.end('[]');
      else response.writeHead(307, { location: `/turn-${left}` }).end();
    };
    feed.answers(turns);
    expect(await download(here(), bounds)).toBe('[]');
    left = 4;
    expect(await refused(here())).toBe('outgoing.too-many-turns');
  });

  it.each(['http://169.254.169.254/', 'http://2852039166/'])(
    'to %s is refused as if it were asked for directly',
    async (location) => {
      feed.answers(sendOn(location));
      expect(await refused(here())).toBe('outgoing.never');
    },
  );

  it.each(['ftp://example.com/', 'file:///etc/passwd', 'http://a:b@127.0.0.1/', 'http://'])(
    'to %s is refused',
    async (location) => {
      feed.answers(sendOn(location));
      expect(await refused(here())).toBe('outgoing.address');
    },
  );

  it('to another house takes no secret there', async () => {
    const other = await startFeedServer();
    other.answers('[]');
    feed.answers(sendOn(other.url()));
    const secret = { header: 'x-key', value: 'open sesame' };
    expect(await download(here({ secret }), bounds)).toBe('[]');
    expect(feed.asked.at(-1)).toMatchObject({ 'x-key': 'open sesame' });
    expect(other.asked.at(-1)).not.toHaveProperty('x-key');
    await other.close();
  });

  const secret = { header: 'x-key', value: 'open sesame' };
  it.each([
    ['https://a.example/x', 'https://a.example/y', true],
    ['http://a.example/x', 'http://a.example/y', true],
    ['https://a.example/', 'https://a.example:8443/', false],
    ['https://a.example/', 'https://b.example/', false],
    ['http://a.example/', 'https://a.example/', false],
  ])('from %s to %s: the secret goes along: %s', (home, next, goes) => {
    expect('x-key' in headersFor(new URL(home), new URL(next), secret)).toBe(goes);
  });

  it('from https to http is refused when there is a secret', () => {
    const [home, next] = [new URL('https://a.example/'), new URL('http://a.example/')];
    expect(() => headersFor(home, next, secret)).toThrow('without encryption');
    expect(headersFor(home, next, undefined)).not.toHaveProperty('x-key');
  });
});

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from '../../testing/files/s3-server.ts';
import { systemClock } from '../clock.ts';
import { localStore } from './local-store.ts';
import { s3Store } from './s3/s3-store.ts';
import type { FileStore, Finished } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-store-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  'a folder': () => localStore(folder),
  s3: () => s3Store(s3.settings, systemClock),
};
const key = (letter: string) => letter.repeat(40);
function finished(text: string): Finished {
  const place = path.join(folder, 'finished');
  writeFileSync(place, text);
  const sha256 = createHash('sha256').update(text).digest();
  return { path: place, bytes: Buffer.byteLength(text), sha256 };
}
const read = async (store: FileStore, name: string, span?: { from: number; to: number }) => {
  const content = await store.open(name, span);
  return content && (await buffer(content)).toString();
};

describe.each(Object.keys(stores))('%s', (name) => {
  const store = () => stores[name]?.() ?? localStore(folder);

  it('gives what it was given, whole or in part, until it is removed', async () => {
    await store().put(key('a'), finished('0123456789'));
    expect(await read(store(), key('a'))).toBe('0123456789');
    expect(await read(store(), key('a'), { from: 2, to: 4 })).toBe('234');
    await store().remove(key('a'));
    expect(await read(store(), key('a'))).toBeNull();
  });

  it('says nothing of what is not there', async () => {
    expect(await read(store(), key('b'))).toBeNull();
    await store().remove(key('b'));
  });

  it('takes no name but its own keys', async () => {
    for (const odd of ['../../etc/passwd', '', `${key('a')}/x`, key('A')])
      await expect((async () => store().open(odd))()).rejects.toThrow('not a key');
  });
});

describe('a folder', () => {
  it('is open to its owner alone', async () => {
    await localStore(folder).put(key('c'), finished('x'));
    const mode = (name: string) => statSync(path.join(folder, 'objects', name)).mode & 0o777;
    expect([mode('.'), mode('cc')]).toEqual([0o700, 0o700]);
    expect(existsSync(path.join(folder, 'finished'))).toBe(false);
  });
});

describe('s3', () => {
  const failing = async (work: Promise<unknown>): Promise<string> => {
    const error = await work.catch((thrown: unknown) => thrown);
    return error instanceof Refusal ? error.kind.code : String(error);
  };

  it('is refused with a wrong secret, and people are told that it is away', async () => {
    const wrong = s3Store({ ...s3.settings, secret: 'another' }, systemClock);
    expect(await failing(wrong.put(key('d'), finished('x')))).toBe('files.away');
    expect(s3.objects.has(key('d'))).toBe(false);
  });

  it.each(['refusing', 'redirecting', 'away'] as const)('%s is away', async (behaviour) => {
    s3.behave(behaviour);
    for (const work of [
      () => stores.s3?.().put(key('e'), finished('x')),
      () => stores.s3?.().open(key('e')),
      () => stores.s3?.().remove(key('e')),
    ])
      expect(await failing(work() ?? Promise.resolve())).toBe('files.away');
    s3.behave('well');
    expect(s3.objects.has(key('e'))).toBe(false);
  });
});

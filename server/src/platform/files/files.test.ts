import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { sampleMp3, samplePdf, samplePng } from '../../testing/files/sample-files.ts';
import { sampleDocx } from '../../testing/files/sample-zip.ts';
import { sendFiles } from '../../testing/files/send-files.ts';
import { minutes } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { usualPace, writeAll } from './arriving/receive.ts';
import { asDiskFault } from './disk-fault.ts';
import { keepFile, releaseFile } from './keep-file.ts';

let test: TestApp;
let sent: ReturnType<typeof sendFiles>;
beforeAll(async () => {
  test = await makeApp();
  sent = sendFiles(test);
});
afterAll(() => test.close());

describe('an upload', () => {
  it('is refused without a session, without the right for its purpose and without a purpose', async () => {
    expect((await sent.send(test.nobody, 'photo', 'a.png', samplePng())).status).toBe(401);
    const employee = await test.as('employee');
    for (const purpose of ['logo', 'import', 'audio'])
      expect((await sent.send(employee, purpose, 'a', samplePng())).at('code')).toBe(
        'access.not-allowed',
      );
    const applicant = await test.as('applicant');
    expect((await sent.send(applicant, 'document', 'a', samplePdf())).status).toBe(403);
    expect((await sent.send(applicant, 'secret', 'a', samplePdf())).status).toBe(400);
    expect((await applicant.send('POST', `${basePath}/files`, { payload: 'x' })).status).toBe(400);
  });

  it('speaks both languages, and says what is taken', async () => {
    const employee = await test.as('employee');
    const told = (language: string) =>
      employee.send('POST', `${basePath}/files?purpose=photo&name=me.png`, {
        payload: Buffer.from('<svg onload="alert(1)"/>'),
        headers: { 'content-type': 'image/png', 'accept-language': language },
      });
    const [en, bn] = [await told('en'), await told('bn')];
    expect([en.status, en.at('code')]).toEqual([415, 'files.kind']);
    expect(en.at('message')).toMatch(/Choose one of: PNG, JPEG, WebP\.$/);
    expect(bn.at('message')).toMatch(/^[\u0980-\u09ff].*PNG, JPEG, WebP।$/);
  });

  it('is told by its content: name and type of the sender count for nothing', async () => {
    const { client } = await sent.entered();
    const reply = await sent.send(client, 'cv', '..\\..\\evil\u202e.exe', sampleDocx());
    expect(reply.body).toEqual({
      file: {
        _id: expect.any(String) as string,
        name: 'evil.docx',
        kind: 'docx',
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        bytes: sampleDocx().length,
      },
    });
    const row = await sent.rowOf(reply.at('file._id'));
    expect(row).toMatchObject({ state: 'staged', purpose: 'cv', account_kind: 'user' });
    expect(row?.key).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is counted: too many in ten minutes are refused, and again allowed afterwards', async () => {
    const { client } = await sent.entered();
    const empty = () => sent.send(client, 'photo', 'a', Buffer.alloc(0));
    for (let count = 0; count < 120; count += 1) await empty();
    expect((await sent.send(client, 'photo', 'a', samplePng())).at('code')).toBe(
      'request.too-many',
    );
    test.clock.advance(minutes(11));
    expect((await sent.send(client, 'photo', 'a', samplePng())).status).toBe(200);
  });

  it('waits while a gigabyte of the same account was taken by no record', async () => {
    const { client } = await sent.entered();
    const first = (await sent.send(client, 'photo', 'a', samplePng())).at('file._id');
    const set = (bytes: number, state: string) =>
      test.database.db
        .updateTable('stored_file')
        .set({ bytes, state })
        .where('id', '=', first)
        .execute();
    await set(2 ** 30, 'released');
    expect((await sent.send(client, 'photo', 'b', samplePng())).status).toBe(200);
    const refused = await sent.send(client, 'photo', 'c', samplePng());
    expect([refused.status, refused.at('code')]).toEqual([409, 'files.too-much-waiting']);
    const other = await sent.entered();
    expect((await sent.send(other.client, 'photo', 'd', samplePng())).status).toBe(200);
    await set(2 ** 30, 'kept');
    expect((await sent.send(client, 'photo', 'e', samplePng())).status).toBe(200);
  });

  it('that finds no room on the disk is refused with a sentence', async () => {
    const full = await open('/dev/full', 'w');
    const work = writeAll(Readable.from([samplePng()]), full, 1_000_000, usualPace);
    const fault = asDiskFault(await work.catch((error: unknown) => error));
    expect(fault).toMatchObject({ kind: { code: 'files.disk-full', status: 507 } });
    await full.close();
  });
});

describe('a record', () => {
  const keep = (id: string, actor: { kind: 'user'; accountId: string }, purpose: 'photo' | 'cv') =>
    transaction(test.database.db, (tx) =>
      keepFile(tx, { id, purpose, actor, field: 'fileId', at: test.clock.now() }),
    );

  it('keeps an upload once, only the own, only for its purpose, only while it is fresh', async () => {
    const { client, actor } = await sent.entered();
    const other = await sent.entered();
    const id = (await sent.send(client, 'photo', 'a', samplePng())).at('file._id');
    const refused = { faults: [{ path: 'fileId', code: 'upload-again' }] };
    await expect(keep(id, other.actor, 'photo')).rejects.toMatchObject(refused);
    await expect(keep(id, actor, 'cv')).rejects.toMatchObject(refused);
    await keep(id, actor, 'photo');
    await expect(keep(id, actor, 'photo')).rejects.toMatchObject(refused);
    await transaction(test.database.db, (tx) => releaseFile(tx, id, test.clock.now()));
    await expect(keep(id, actor, 'photo')).rejects.toMatchObject(refused);
  });

  it('that is not saved keeps nothing', async () => {
    const { client, actor } = await sent.entered();
    const id = (await sent.send(client, 'photo', 'a', samplePng())).at('file._id');
    const undone = transaction(test.database.db, async (tx) => {
      await keepFile(tx, { id, purpose: 'photo', actor, field: 'x', at: test.clock.now() });
      throw new Error('not saved');
    });
    await expect(undone).rejects.toThrow('not saved');
    expect((await sent.rowOf(id))?.state).toBe('staged');
  });
});

describe('an address', () => {
  it('leads to the file with headers that let it do nothing', async () => {
    const file = await sent.kept('photo', 'রহিম "me".png', samplePng());
    const reply = await test.nobody.send('GET', sent.address(file));
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(samplePng().length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=300',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    });
    expect(reply.headers['content-disposition']).toMatch(
      /^inline; filename="____ -me-\.png"; filename\*=UTF-8''%E0%A6%B0[\w%.-]+$/,
    );
    const again = await test.nobody.send('GET', sent.address(file), {
      headers: { 'if-none-match': String(reply.headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('that is forged or old leads nowhere, as one that never was', async () => {
    const file = await sent.kept('photo', 'a.png', samplePng());
    const good = sent.address(file);
    const forged = good.replace(/sign=.{4}/, 'sign=AAAA');
    for (const url of [
      forged,
      `/files/${file.key}/a.png`,
      '/files/x/y',
      `/files/${'0'.repeat(40)}/a`,
    ]) {
      const reply = await test.nobody.send('GET', url);
      expect([reply.status, reply.at('code')]).toEqual([404, 'record.not-found']);
    }
    test.clock.advance(minutes(10));
    expect((await test.nobody.send('GET', good)).status).toBe(404);
  });

  it('of a file that no record holds leads nowhere either', async () => {
    const { client } = await sent.entered();
    const id = (await sent.send(client, 'photo', 'a.png', samplePng())).at('file._id');
    const row = await sent.rowOf(id);
    expect((await test.nobody.send('GET', sent.address(row ?? { key: '', name: '' }))).status).toBe(
      404,
    );
  });

  it('gives documents to be saved, or shown only where a browser shows them safely', async () => {
    const docx = await sent.kept('document', 'a.docx', sampleDocx());
    const pdf = await sent.kept('document', 'a.pdf', samplePdf());
    const way = async (url: string) =>
      String((await test.nobody.send('GET', url)).headers['content-disposition']).split(';')[0];
    expect(await way(sent.address(docx))).toBe('attachment');
    expect(await way(sent.address(pdf))).toBe('inline');
    expect(await way(sent.address(pdf, 'save'))).toBe('attachment');
    const kept = await test.nobody.send('GET', sent.address(pdf));
    expect(kept.headers['cache-control']).toBe('private, no-store');
  });

  it('gives parts of it, for players, and its head alone', async () => {
    const sound = sampleMp3();
    const file = await sent.kept('audio', 'a.mp3', sound);
    const ask = (range: string, more = {}) =>
      test.nobody.send('GET', sent.address(file), { headers: { range, ...more } });
    const part = await ask('bytes=3-9');
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 3-9/${sound.length}`,
      'content-length': '7',
      'content-type': 'audio/mpeg',
    });
    expect((await ask(`bytes=${sound.length}-`)).status).toBe(416);
    expect((await ask('bytes=0-1,4-5')).status).toBe(200);
    expect((await ask('bytes=0-1', { 'if-range': '"old"' })).status).toBe(200);
    const head = await test.nobody.send('HEAD', sent.address(file));
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(sound.length),
    ]);
  });

  it('whose object is lost says that there is nothing', async () => {
    const file = await sent.kept('photo', 'a.png', samplePng());
    await test.files.store.remove(file.key);
    const reply = await test.nobody.send('GET', sent.address(file));
    expect([reply.status, reply.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect(reply.headers.etag).toBeUndefined();
  });
});

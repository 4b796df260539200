import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { filesIn } from '../../../testing/files/raw-upload.ts';
import { type S3Server, startS3 } from '../../../testing/files/s3-server.ts';
import { sampleMp3, samplePng } from '../../../testing/files/sample-files.ts';
import { sendFiles } from '../../../testing/files/send-files.ts';
import { days } from '../../clock.ts';
import { sweepFiles } from '../sweep.ts';

let s3: S3Server;
let test: TestApp;
let sent: ReturnType<typeof sendFiles>;
beforeAll(async () => {
  s3 = await startS3();
  test = await makeApp({}, { s3: s3.settings });
  sent = sendFiles(test);
});
afterAll(async () => {
  await test.close();
  await s3.close();
});

it('a file is kept in the store, given from it, and nothing of it stays on this machine', async () => {
  const file = await sent.kept('audio', 'a.mp3', sampleMp3());
  expect(s3.objects.get(file.key)?.equals(sampleMp3())).toBe(true);
  expect(filesIn(test.files.arriving)).toEqual([]);
  const whole = await test.nobody.send('GET', sent.address(file));
  expect([whole.status, whole.headers['content-length']]).toEqual([
    200,
    String(sampleMp3().length),
  ]);
  const part = await test.nobody.send('GET', sent.address(file), {
    headers: { range: 'bytes=0-2' },
  });
  expect([part.status, part.text]).toEqual([206, 'ID3']);
});

it('with the store away nothing is kept, people are told, and the sweep clears up behind it', async () => {
  const { client } = await sent.entered();
  const file = await sent.kept('photo', 'a.png', samplePng());
  const before = s3.objects.size;
  s3.behave('away');
  const refused = await sent.send(client, 'photo', 'b.png', samplePng());
  expect([refused.status, refused.at('code')]).toEqual([503, 'files.away']);
  const given = await test.nobody.send('GET', sent.address(file));
  expect([given.status, given.at('code')]).toEqual([503, 'files.away']);
  expect(given.headers.etag).toBeUndefined();
  s3.behave('well');
  expect(s3.objects.size).toBe(before);
  expect(filesIn(test.files.arriving)).toEqual([]);
  test.clock.advance(days(2));
  const stopping = new AbortController().signal;
  await sweepFiles(test.files.store, { db: test.database.db, clock: test.clock, stopping });
  const left = await test.database.db
    .selectFrom('stored_file')
    .select('state')
    .where('state', '<>', 'kept')
    .execute();
  expect(left).toEqual([]);
});

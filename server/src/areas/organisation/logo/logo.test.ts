import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { pdfPictures, printed } from '../../../testing/files/documents.ts';
import { made } from '../../../testing/people/make-house.ts';
import {
  type AttendanceWorld,
  daily,
  makeAttendance,
} from '../../../testing/people/make-attendance.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import {
  noisyPng,
  sampleJpeg,
  samplePng,
  sampleWebp,
} from '../../../testing/files/sample-files.ts';

let world: AttendanceWorld;
let ofPadma: string;
let ofMeghna: string;
beforeAll(async () => {
  world = await makeAttendance();
  await world.admin.get(daily);
  ofPadma = (await world.person({ name: 'Of Padma' })).id;
  ofMeghna = (await world.person({ name: 'Of Meghna', departmentId: world.house.furnace })).id;
});
afterAll(() => world.close());

const send = (client: Client, payload: Buffer, purpose = 'logo') =>
  client.send('POST', `${basePath}/files?purpose=${purpose}&name=mark.png`, { payload });
const upload = async (client: Client, payload = samplePng(30, 10), purpose = 'logo') =>
  made(await send(client, payload, purpose), 'file._id');
const pathOf = (id: string) => `/concern/${id}/logo`;
const set = (client: Client, id: string, fileId: string) => client.put(pathOf(id), { fileId });
const stateOf = async (file: string) =>
  (
    await world.test.database.db
      .selectFrom('stored_file')
      .select('state')
      .where('id', '=', file)
      .executeTakeFirst()
  )?.state;
const hrOf = async (concernId: string) =>
  world.enter({ kind: 'user', id: await world.test.newUser({ role: 'HR', concernId }) });

/** Those on the month of someone on paper. */
async function picturesOf(employeeId: string): Promise<string[]> {
  const path = '/attendance/month-matrix/document';
  const { content } = await printed(world, world.hr, path, { month: '2026-03', employeeId });
  return pdfPictures(content);
}

describe('the logo of a company is refused', () => {
  it('to all who may not change the company, and of one that is out of reach', async () => {
    const { padma, meghna } = world.house;
    expect(statusAndCode(await world.test.nobody.get(pathOf(padma)))).toEqual([
      401,
      'session.none',
    ]);
    const fileId = crypto.randomUUID();
    for (const capacity of ['employee', 'lineManager', 'payroll', 'allAccess'] as const) {
      const client = await world.test.as(capacity);
      expect(statusAndCode(await set(client, padma, fileId))).toEqual([403, 'access.not-allowed']);
      expect(statusAndCode(await client.delete(pathOf(padma)))).toEqual([
        403,
        'access.not-allowed',
      ]);
      expect((await send(client, samplePng())).status).toBe(403);
    }
    const far = await hrOf(meghna);
    expect((await set(far, padma, await upload(far))).status).toBe(404);
    expect((await far.get(pathOf(padma))).status).toBe(404);
    expect((await far.delete(pathOf(padma))).status).toBe(404);
    expect((await set(world.hr, crypto.randomUUID(), await upload(world.hr))).status).toBe(404);
  });

  it('of a file that is another’s, for something else, too large or of a kind that is not drawn', async () => {
    const { padma } = world.house;
    const others = await upload(world.admin);
    const photo = await upload(world.hr, samplePng(), 'photo');
    for (const fileId of [others, photo, crypto.randomUUID()])
      expect((await set(world.hr, padma, fileId)).status).toBe(422);
    expect(statusAndCode(await send(world.hr, sampleWebp()))).toEqual([415, 'files.kind']);
    expect(statusAndCode(await send(world.hr, noisyPng(700)))).toEqual([413, 'files.too-large']);
  });

  it('when no document could show it', async () => {
    const { padma } = world.house;
    const claims = samplePng(8, 8, { width: 9, height: 8 });
    const huge = samplePng(2_500, 2_500);
    for (const payload of [claims, huge, sampleJpeg(3_000, 3_000)]) {
      const reply = await set(world.hr, padma, await upload(world.hr, payload));
      expect(statusAndCode(reply)).toEqual([422, 'concern.logo-not-printable']);
    }
    expect((await world.hr.get(pathOf(padma))).body).toEqual({ logo: null });
  });
});

describe('the logo of a company', () => {
  it('is shown, replaced and removed, and the audit log says so', async () => {
    const { padma } = world.house;
    const near = await hrOf(padma);
    const first = await upload(near);
    const shown = await set(near, padma, first);
    expect(shown.at('logo._id')).toBe(first);
    const seen = await world.test.nobody.send('GET', shown.at('logo.address'));
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png']);
    const second = await upload(world.hr, sampleJpeg());
    expect((await set(world.hr, padma, second)).at('logo.kind')).toBe('jpeg');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['released', 'kept']);
    expect((await set(world.hr, padma, second)).at('logo._id')).toBe(second);
    // a company that has one is not deleted with it
    expect((await world.admin.delete(`/concern/${padma}`)).text).toContain('1 logo');
    expect((await world.admin.delete(pathOf(padma))).body).toEqual({ logo: null });
    expect(await stateOf(second)).toBe('released');
    const noted = await world.test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', padma)
      .where('action', 'like', '%logo')
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual([
      'concern.set-logo',
      'concern.set-logo',
      'concern.remove-logo',
    ]);
  });

  it('set by many at once is one of theirs, and the others are let go', async () => {
    const { meghna } = world.house;
    const files = await Promise.all(Array.from({ length: 8 }, () => upload(world.hr)));
    const replies = await Promise.all(files.map((file) => set(world.hr, meghna, file)));
    expect(replies.map(({ status }) => status)).toEqual(files.map(() => 200));
    const states = await Promise.all(files.map(stateOf));
    expect(states.toSorted()).toEqual(['kept', ...Array.from({ length: 7 }, () => 'released')]);
    expect((await world.hr.get(pathOf(meghna))).at('logo._id')).toBe(files[states.indexOf('kept')]);
    await world.hr.delete(pathOf(meghna));
  });

  it('stands on documents of its company, on no others', async () => {
    expect(await picturesOf(ofPadma)).toEqual([]);
    await set(world.hr, world.house.padma, await upload(world.hr));
    expect(await picturesOf(ofPadma)).toEqual(['30x10']);
    expect(await picturesOf(ofMeghna)).toEqual([]);
    await set(world.hr, world.house.padma, await upload(world.hr, sampleJpeg()));
    expect(await picturesOf(ofPadma)).toEqual(['640x480']);
  });

  it('that is gone or broken where files are kept costs the logo, not the document', async () => {
    const fileId = await upload(world.hr);
    await set(world.hr, world.house.padma, fileId);
    const { key } = await world.test.database.db
      .selectFrom('stored_file')
      .select('key')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    await world.test.files.store.remove(key);
    expect(await picturesOf(ofPadma)).toEqual([]);
    const broken = await upload(world.hr, samplePng(8, 8, { width: 9, height: 8 }));
    await world.test.database.db
      .updateTable('concern_logo')
      .set({ file_id: broken })
      .where('concern_id', '=', world.house.padma)
      .execute();
    expect(await picturesOf(ofPadma)).toEqual([]);
  });
});

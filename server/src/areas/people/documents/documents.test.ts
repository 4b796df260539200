import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { samplePdf, samplePng } from '../../../testing/files/sample-files.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
let id: string;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  id = made(await admin.post('/employee', newcomer(house)), 'employee._id');
});
afterAll(() => test.close());

const upload = async (client: Client, purpose = 'document', payload = samplePdf()) =>
  made(
    await client.send('POST', `${basePath}/files?purpose=${purpose}&name=scan.pdf`, { payload }),
    'file._id',
  );
const path = (of = id) => `/employee/${of}/document`;
const passport = { kind: 'Passport', title: 'Passport', number: 'BX 0912345' };
const someone = async (given: object = {}) =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');
const stateOf = async (file: string) =>
  (
    await test.database.db
      .selectFrom('stored_file')
      .select('state')
      .where('id', '=', file)
      .executeTakeFirst()
  )?.state;

describe('a document', () => {
  it('is refused with a wrong kind, no title, an unknown field, or an end before its begin', async () => {
    for (const body of [
      { ...passport, kind: 'Library card' },
      { ...passport, title: ' ' },
      { ...passport, owner: 'me' },
      { ...passport, fileId: 'not an id' },
    ])
      expect((await admin.post(path(), body)).status).toBe(400);
    const late = { ...passport, issuedOn: '2026-02-01', expiresOn: '2026-01-31' };
    const reply = await admin.post(path(), late);
    expect([reply.status, reply.at('code')]).toEqual([422, 'request.rule']);
    expect(reply.at('fields.expiresOn')).not.toBe('undefined');
    expect((await admin.get(path())).body).toEqual({ data: [], can: { change: true } });
  });

  it('takes only the own fresh upload for a document, and one document takes it', async () => {
    const stranger = await test.as('hr');
    const own = await upload(admin);
    for (const fileId of [
      await upload(stranger),
      await upload(admin, 'photo', samplePng()),
      crypto.randomUUID(),
    ]) {
      const reply = await admin.post(path(), { ...passport, fileId });
      expect(reply.status).toBe(422);
      expect(reply.at('fields.fileId')).toMatch(/^Choose the file again/);
    }
    const other = await someone();
    expect((await admin.post(path(other), { ...passport, fileId: own })).status).toBe(200);
    expect((await admin.post(path(), { ...passport, fileId: own })).status).toBe(422);
    expect((await admin.get(path())).body).toMatchObject({ data: [] });
  });

  it.each(['lineManager', 'secondTier', 'headOfDepartment', 'assessor', 'employee'] as const)(
    'of another is neither there for %s nor theirs to write',
    async (capacity: Capacity) => {
      const client = await test.as(capacity);
      expect((await client.get(path())).status).toBe(404);
      expect((await client.post(path(), passport)).status).toBe(403);
    },
  );

  it.each(['payroll', 'recruiter', 'applicant'] as const)('is nothing for %s', async (capacity) => {
    expect((await (await test.as(capacity)).get(path())).status).toBe(403);
  });

  it('is read by those with all access, who write nothing', async () => {
    const chief = await test.as('allAccess');
    expect((await chief.get(path())).at('can.change')).toBe('false');
    expect((await chief.post(path(), passport)).status).toBe(403);
  });

  it('of the own record is read, and written by another', async () => {
    const mine = await someone();
    const owner = await test.enter({ kind: 'employee', id: mine });
    await admin.post(path(mine), passport);
    const seen = await owner.get(path(mine));
    expect(seen.body).toMatchObject({ data: [passport], can: { change: false } });
    const user = await test.newUser({ role: 'HR', employeeId: mine });
    const hr = await test.enter({ kind: 'user', id: user });
    const document = seen.at('data.0._id');
    for (const reply of [
      await hr.post(path(mine), passport),
      await hr.put(`${path(mine)}/${document}`, { title: 'Mine' }),
      await hr.delete(`${path(mine)}/${document}`),
    ])
      expect([reply.status, reply.at('code')]).toEqual([403, 'people.own-record']);
  });

  it('of another concern is not there for HR of this one', async () => {
    const far = await someone({ department: house.furnace });
    await admin.post(path(far), { ...passport, expiresOn: house.today });
    const user = await test.newUser({ role: 'HR', concernId: house.padma });
    const hr = await test.enter({ kind: 'user', id: user });
    expect((await hr.get(path(far))).status).toBe(404);
    expect((await hr.post(path(far), passport)).status).toBe(404);
    const due = await hr.get('/employee-document/expiring?limit=0');
    expect(due.text).not.toContain(far);
  });

  it('is added with its file, changed, and goes with it', async () => {
    const first = await upload(admin);
    const added = await admin.post(path(), { ...passport, fileId: first, note: 'Seen' });
    const document = made(added, 'data.0._id');
    expect(added.at('data.0.file._id')).toBe(first);
    expect(added.at('data.0.addedBy')).toBe('A admin');
    const shown = await test.nobody.send('GET', added.at('data.0.file.address'));
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
    const second = await upload(admin);
    const one = `${path()}/${document}`;
    const changed = await admin.put(one, { fileId: second, number: null, version: 1 });
    expect(changed.body).toMatchObject({ data: [{ number: null, note: 'Seen', version: 2 }] });
    expect((await test.nobody.send('GET', added.at('data.0.file.address'))).status).toBe(404);
    expect((await admin.put(one, { title: 'Late', version: 1 })).status).toBe(409);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['released', 'kept']);
    expect((await admin.delete(`${path(await someone())}/${document}`)).status).toBe(404);
    expect((await admin.delete(one)).status).toBe(200);
    expect((await admin.delete(one)).status).toBe(404);
    expect(await stateOf(second)).toBe('released');
    const told = await test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', document)
      .orderBy('at')
      .execute();
    expect(told.map(({ action }) => action)).toEqual([
      'document.add',
      'document.change',
      'document.remove',
    ]);
  });
});

describe('what runs out', () => {
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await admin.get(`/employee-document/expiring?limit=0&${query}`);
    return (body as { data: { title: string }[] }).data.map(({ title }) => title);
  };
  beforeAll(async () => {
    const owner = await someone({ name: 'Expiring Esha', department: house.audit });
    for (const days of [-1, 0, 30, 31, 90, 91])
      await admin.post(path(owner), {
        kind: days === 31 ? 'Visa' : 'Training',
        title: `in ${days}`,
        expiresOn: addDays(house.today, days),
      });
    const draft = await someone({ status: 'Draft' });
    await admin.post(path(draft), { ...passport, title: 'draft', expiresOn: house.today });
  });

  it('is refused with a span that nobody offers', async () => {
    expect((await admin.get('/employee-document/expiring?span=45')).status).toBe(400);
  });

  it.each([
    ['', ['in -1', 'in 0', 'in 30', 'in 31', 'in 90']],
    ['&span=expired', ['in -1']],
    ['&span=30', ['in 0', 'in 30']],
    ['&span=90', ['in 0', 'in 30', 'in 31', 'in 90']],
    ['&span=90&kind=Visa', ['in 31']],
    ['&span=30&sort=-expiresOn', ['in 30', 'in 0']],
  ])('with %s is in the order of the day', async (query, expected) => {
    expect(await titles(`department=${house.audit}${query}`)).toEqual(expected);
  });

  it('is over once a newer one of its kind is there; courses go by their titles', async () => {
    const owner = await someone({ name: 'Renewing Rana' });
    const day = (days: number) => addDays(house.today, days);
    const paper = async (kind: string, title: string, expiresOn: string | null) =>
      made(await admin.post(path(owner), { kind, title, expiresOn }), 'data.0._id');
    const shown = () => titles('search=Renewing');
    await paper('Passport', 'old', day(-5));
    await paper('Training', 'Fire', day(-4));
    await paper('Contract', 'term', day(-3));
    expect(await shown()).toEqual(['old', 'Fire', 'term']);
    const renewed = await paper('Passport', 'new', day(900));
    await paper('Training', 'Forklift', day(900));
    expect(await shown()).toEqual(['Fire', 'term']);
    await paper('Training', 'fire', day(60));
    await paper('Contract', 'permanent', null);
    expect(await shown()).toEqual(['fire']);
    // an older one that is added late replaces nothing, and without the newer the old one is back
    await paper('Passport', 'older', day(-900));
    expect((await admin.delete(`${path(owner)}/${renewed}`)).status).toBe(200);
    expect(await shown()).toEqual(['old', 'fire']);
  });

  it('is found by the person, and tells no number', async () => {
    expect(await titles('search=Expiring')).toHaveLength(5);
    const reply = await admin.get('/employee-document/expiring?search=Expiring&limit=1');
    expect(reply.at('data.0.employee.name')).toBe('Expiring Esha');
    expect(Object.keys((reply.body as { data: object[] }).data[0] ?? {})).not.toContain('number');
  });
});

describe('who is due to be confirmed', () => {
  const due = (query: string) => admin.get(`/employee/data?department=${house.audit}&${query}`);

  it('is on probation and before the day, the first first', async () => {
    const on = (days: number, status = 'Probation') =>
      someone({
        department: house.audit,
        status,
        confirmationDueDate: addDays(house.today, days),
        name: `Due ${days} ${status}`,
      });
    for (const days of [10, -3, 40]) await on(days);
    await on(-10, 'Confirmed');
    const before = `confirmationDueBefore=${addDays(house.today, 31)}&sort=confirmationDueDate`;
    const { employees } = (await due(before)).body as { employees: { name: string }[] };
    expect(employees.map(({ name }) => name)).toEqual(['Due -3 Probation', 'Due 10 Probation']);
    expect((await due('confirmationDueBefore=soon')).status).toBe(400);
  });
});

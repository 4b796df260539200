import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { samplePdf, samplePng } from '../../../testing/files/sample-files.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
});
afterAll(() => test.close());

const upload = async (client: Client, purpose = 'photo', payload = samplePng()) =>
  made(
    await client.send('POST', `${basePath}/files?purpose=${purpose}&name=me.png`, { payload }),
    'file._id',
  );
const someone = async (given: object = {}) =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');
const set = async (id: string, client = admin) =>
  client.put(`/employee/${id}/photo`, { fileId: await upload(client) });
const stateOf = async (file: string) =>
  (
    await test.database.db
      .selectFrom('stored_file')
      .select('state')
      .where('id', '=', file)
      .executeTakeFirst()
  )?.state;

describe('the photo of a person', () => {
  it('is set by HR only, never by the own hand there, and of an own photo only', async () => {
    const id = await someone();
    for (const capacity of ['employee', 'lineManager', 'payroll', 'allAccess'] as const)
      expect((await set(id, await test.as(capacity))).status).toBe(403);
    const hr = await test.enter({
      kind: 'user',
      id: await test.newUser({ role: 'HR', employeeId: id }),
    });
    expect((await set(id, hr)).at('code')).toBe('people.own-record');
    expect((await set(crypto.randomUUID())).status).toBe(404);
    const wrong = [await upload(hr), await upload(admin, 'document', samplePdf())];
    for (const fileId of wrong)
      expect((await admin.put(`/employee/${id}/photo`, { fileId })).status).toBe(422);
    const near = await test.newUser({ role: 'HR', concernId: house.meghna });
    const foreign = await test.enter({ kind: 'user', id: near });
    expect((await set(id, foreign)).status).toBe(404);
    expect((await admin.get(`/employee/${id}`)).at('employee.photo')).toBe('null');
  });

  it('is one, whoever sets it and from whichever account', async () => {
    const id = await someone();
    const owner = await test.enter({ kind: 'employee', id });
    const user = await test.newUser({ role: 'PAYROLL', employeeId: id });
    const second = await test.enter({ kind: 'user', id: user });
    await set(id);
    const own = await owner.get('/own-photo');
    expect(own.at('photo.kind')).toBe('png');
    const mine = await upload(second);
    expect((await second.put('/own-photo', { fileId: mine })).at('photo._id')).toBe(mine);
    expect((await owner.get('/own-photo')).at('photo._id')).toBe(mine);
    expect(await stateOf(own.at('photo._id'))).toBe('released');
    expect((await admin.delete(`/employee/${id}/photo`)).body).toEqual({ photo: null });
    expect((await second.get('/own-photo')).body).toEqual({ photo: null });
    expect(await stateOf(mine)).toBe('released');
    const told = await test.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('record_id', '=', id)
      .where('action', 'like', '%photo')
      .orderBy('at')
      .execute();
    expect(told.map(({ action }) => action)).toEqual([
      'employee.set-photo',
      'employee.set-photo',
      'employee.remove-photo',
    ]);
  });

  it('is in what a colleague is told, in search, chart and list, by an address that opens', async () => {
    const chief = await someone({ name: 'Photographed Chief' });
    await someone({ lineManager: chief });
    await set(chief);
    const colleague = await test.as('employee');
    const places = {
      read: (await colleague.get(`/employee/${chief}`)).at('employee.photo'),
      search: (await colleague.get('/employee/employeeSearch?searchKeyword=Photographed')).at(
        'employees.0.photo',
      ),
      list: (await admin.get('/employee/data?search=Photographed')).at('employees.0.photo'),
      chart: (await colleague.get(`/employee/organisation-chart?to=${chief}`)).at('data.0.photo'),
    };
    expect((await colleague.get(`/employee/${chief}`)).at('employee.projection')).toBe('directory');
    for (const address of Object.values(places)) {
      const seen = await test.nobody.send('GET', address);
      expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png']);
      expect(seen.headers['cache-control']).toBe('private, max-age=300');
    }
  });

  it('goes with a draft that is deleted', async () => {
    const draft = await someone({ status: 'Draft' });
    const file = await upload(admin);
    await admin.put(`/employee/${draft}/photo`, { fileId: file });
    expect((await admin.delete(`/employee/${draft}`)).status).toBe(200);
    expect(await stateOf(file)).toBe('released');
  });
});

import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { sendBatches, workOff } from '../../../testing/files/send-batches.ts';

let test: TestApp;
let hr: Client;
let house: TestHouse;
let batches: ReturnType<typeof sendBatches>;
let someone: { id: string; number: string };
let id: string;
beforeAll(async () => {
  test = await makeApp();
  house = await makeHouse(test, await test.as('admin'));
  hr = await test.as('hr');
  batches = sendBatches(test);
});
afterAll(() => test.close());

const add = async (given: object = {}): Promise<typeof someone> => {
  const reply = await hr.post('/employee', newcomer(house, given));
  return { id: made(reply, 'employee._id'), number: reply.at('employee.number') };
};
const sheet = async (...more: string[][]): Promise<string> =>
  batches.check(hr, [['number', 'phone', 'religion'], [someone.number, '', 'Islam'], ...more]);
/** As a sync that applies itself is left when it came to nothing. */
const failedSync = async (batchId: string, state = 'Checked') =>
  sql`update sheet_batch set kind = 'sync', applies_itself = true, state = ${state},
    failure = '{"code": "people.batch-broken", "values": {}}' where id = ${batchId}`.execute(
    test.database.db,
  );
const check = (by: Client, batchId = id) => by.post(`/employee-batch/${batchId}/check`);

beforeEach(async () => {
  someone = await add({ name: 'Somebody' });
  id = await sheet();
});

describe('a failed sync', () => {
  it('is refused while another is live, in both languages, and can be applied afterwards', async () => {
    const other = await sheet();
    for (const each of [id, other]) await failedSync(each);
    expect((await hr.post(`/employee-batch/${other}/apply`)).status).toBe(200);
    const reply = await hr.post(`/employee-batch/${id}/apply`);
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.sync-under-way']);
    expect(reply.at('message')).toContain('A sync is under way already.');
    const bangla = await hr.send('POST', `${basePath}/employee-batch/${id}/apply`, {
      headers: { 'accept-language': 'bn' },
    });
    expect(bangla.at('message')).toContain('একটি সিঙ্ক আগে থেকেই চলছে।');
    await workOff(test);
    expect((await check(hr)).status).toBe(200);
    await workOff(test);
    expect(await batches.batch(hr, id)).toMatchObject({ counts: { unchanged: 1, changed: 0 } });
  });

  it('of several that are applied at once, one is', async () => {
    for (let round = 0; round < 5; round += 1) {
      const all = [await sheet(), await sheet(), await sheet(), await sheet()];
      for (const each of all) await failedSync(each);
      const replies = await Promise.all(
        all.map((each) => hr.post(`/employee-batch/${each}/apply`)),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      await sql`update sheet_batch set state = 'Applied' where state = 'Applying'`.execute(
        test.database.db,
      );
    }
  });
});

describe('checked again', () => {
  it('an overtaken batch shows what is different now, and is applied', async () => {
    made(await hr.put(`/employee/${someone.id}`, { phone: '01999' }), 'employee._id');
    expect((await batches.act(hr, id, 'apply')).at('code')).toBe('people.batch-overtaken');
    made(await hr.put(`/employee/${someone.id}`, { religion: 'Other' }), 'employee._id');
    expect((await check(hr)).body).toMatchObject({ data: { state: 'Checking', failure: null } });
    await workOff(test);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Checked', can: { apply: true } });
    expect(await batches.rows(hr, id)).toMatchObject([
      { kind: 'changed', changes: [{ field: 'religion', before: 'Other', after: 'Islam' }] },
    ]);
    expect((await batches.act(hr, id, 'apply')).status).toBe(200);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied', failure: null });
    const { body } = await hr.get(`/employee/${someone.id}`);
    expect(body).toMatchObject({ employee: { phone: '01999', religion: 'Islam' } });
  });

  it('who is gone by now comes as someone new, and never as the same one', async () => {
    const admin = await test.as('admin');
    const officer = (await admin.get(`/designation/${house.officer}`)).at('designation.name');
    const joins = addDays(house.today, 20);
    const draft = await add({ name: 'Gone', joiningDate: joins });
    const whole = await batches.check(hr, [
      ['number', 'name', 'designation', 'department', 'joiningDate'],
      [draft.number, 'Back again', officer, 'Sales', joins],
    ]);
    expect((await admin.delete(`/employee/${draft.id}`)).status).toBe(200);
    expect((await batches.act(hr, whole, 'apply')).at('code')).toBe('people.batch-overtaken');
    expect((await check(hr, whole)).status).toBe(200);
    await workOff(test);
    expect(await batches.rows(hr, whole)).toMatchObject([{ kind: 'new', faults: [] }]);
    expect((await batches.act(hr, whole, 'apply')).status).toBe(200);
    const found = await hr.get(`/employee/data?search=${draft.number}`);
    expect(found.at('employees.0.name')).toBe('Back again');
    expect(found.at('employees.0._id')).not.toBe(draft.id);
  });

  it('what applies itself waits for a word', async () => {
    await failedSync(id, 'Failed');
    expect(await batches.batch(hr, id)).toMatchObject({ can: { check: true } });
    expect((await check(hr)).status).toBe(200);
    await workOff(test);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Checked', failure: null });
  });

  it('is refused for what is applied or was refused for its sheet, and for what is not theirs', async () => {
    const limited = await test.enter({
      kind: 'user',
      id: await test.newUser({ role: 'HR', concernId: house.padma }),
    });
    expect((await check(limited)).status).toBe(404);
    expect((await check(await test.as('payroll'))).status).toBe(403);
    const replies = await Promise.all(Array.from({ length: 4 }, () => check(hr)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await workOff(test);
    await batches.act(hr, id, 'apply');
    const reply = await check(hr);
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.batch-state']);
    const unread = await batches.check(hr, Buffer.from('Colour\nred\n'));
    expect(await batches.batch(hr, unread)).toMatchObject({
      state: 'Failed',
      can: { check: false },
    });
    expect((await check(hr, unread)).status).toBe(409);
  });
});

describe('all that a searched list shows', () => {
  const given = { employmentType: 'Part-time' };
  const change = async (filter: object): Promise<string[]> => {
    const reply = await hr.post('/employee-batch/change', { filter, given });
    if (reply.status !== 200) return [reply.at('code')];
    await workOff(test);
    const rows = await batches.rows(hr, reply.at('data._id'));
    return rows.map(({ name }) => name ?? '').toSorted();
  };

  it('are those of the search and of the filter, and who comes later is none of them', async () => {
    await add({ name: 'Quxila One' });
    await add({ name: 'Quxila Two', department: house.audit });
    await add({ name: 'Other Three', department: house.audit });
    expect(await change({ search: 'quxila' })).toEqual(['Quxila One', 'Quxila Two']);
    expect(await change({ search: 'Quxila', department: house.audit })).toEqual(['Quxila Two']);
    expect(await change({ search: 'Nobody of this name' })).toEqual(['people.batch-nothing']);
    const reply = await hr.post('/employee-batch/change', { filter: { search: 'Quxila' }, given });
    await add({ name: 'Quxila Late' });
    await workOff(test);
    await batches.act(hr, reply.at('data._id'), 'apply');
    expect(await batches.batch(hr, reply.at('data._id'))).toMatchObject({
      state: 'Applied',
      counts: { changed: 2 },
    });
  });

  it('are only those within reach', async () => {
    const concernId = house.meghna;
    const user = { kind: 'user', id: await test.newUser({ role: 'HR', concernId }) } as const;
    const limited = await test.enter(user);
    const body = { filter: { search: 'Quxila' }, given };
    const reply = await limited.post('/employee-batch/change', body);
    expect([reply.status, reply.at('code')]).toEqual([422, 'people.batch-nothing']);
  });
});

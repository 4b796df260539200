import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse } from '../../testing/people/make-house.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
/** an account of Padma Foods only */
let limited: Client;
let dhaka: string;
let khulna: string;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  const place = async (name: string) => made(await admin.post('/location', { name }), 'data._id');
  [dhaka, khulna] = [await place('Dhaka'), await place('Khulna')];
  await test.newPerson({ departmentId: house.furnace, locationId: khulna });
  await test.newPerson({ departmentId: house.sales, locationId: dhaka });
  const id = await test.newUser({ role: 'HR', concernId: house.padma });
  limited = await test.enter({ kind: 'user', id });
});
afterAll(() => test.close());

let count = 0;
const holiday = (given: object = {}) => {
  count += 1;
  return {
    name: `Holiday ${count}`,
    startDate: '2026-12-16',
    endDate: '2026-12-16',
    type: 'Government',
    ...given,
  };
};
const add = async (given: object = {}): Promise<string> =>
  made(await admin.post('/holidays', holiday(given)), 'data._id');
const names = (body: unknown): string[] =>
  (body as { data: { name: string }[] }).data.map(({ name }) => name);

describe('a holiday is refused', () => {
  it.each([
    ['without a name', { name: '' }, 400, 'request.fields'],
    ['that ends before it starts', { endDate: '2026-12-15' }, 422, 'calendar.ends-before-start'],
    ['of two months', { endDate: '2027-02-14' }, 422, 'calendar.holiday-too-long'],
    ['of two half days', { endDate: '2026-12-17', halfDay: 'Yes' }, 422, 'calendar.half-of-many'],
    ['of a day that is none', { startDate: '2026-02-30' }, 400, 'request.fields'],
    ['of a kind that is none', { type: 'Lunar' }, 400, 'request.fields'],
    ['at a place that is not there', { locations: [crypto.randomUUID()] }, 422, 'request.rule'],
    ['with a field that is not known', { colour: '#ffffff' }, 400, 'request.fields'],
  ])('%s', async (_, given, status, code) => {
    const reply = await admin.post('/holidays', holiday(given));
    expect([reply.status, reply.at('code')]).toEqual([status, code]);
  });

  it('twice with one name on one day, whatever the case, unless the first is out of use', async () => {
    const id = await add({ name: 'Victory Day' });
    const again = await admin.post('/holidays', holiday({ name: 'victory day' }));
    expect([again.status, again.at('code')]).toEqual([422, 'request.rule']);
    await admin.put(`/holidays/${id}`, { active: 'No' });
    await add({ name: 'victory day' });
  });

  it('from staff who only read', async () => {
    const employee = await test.as('employee');
    expect((await employee.post('/holidays', holiday())).status).toBe(403);
    expect((await employee.get('/holidays/data')).status).toBe(200);
  });

  it('in a stale version, with who was faster', async () => {
    const id = await add();
    await admin.put(`/holidays/${id}`, { name: 'Faster', version: 1 });
    const late = await admin.put(`/holidays/${id}`, { name: 'Later', version: 1 });
    expect([late.status, late.at('code')]).toEqual([409, 'record.changed-meanwhile']);
    expect(late.text).toContain('A admin');
  });

  it('that is not there', async () => {
    expect((await admin.get(`/holidays/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await admin.put('/holidays/nonsense', {})).status).toBe(404);
    expect((await admin.delete(`/holidays/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

describe('an account of one concern', () => {
  it('frees only places where nobody of another works', async () => {
    const refused = [{}, { locations: [khulna] }, { locations: [dhaka, khulna] }];
    for (const given of refused) {
      const reply = await limited.post('/holidays', holiday(given));
      expect([reply.status, reply.at('code')]).toEqual([403, 'calendar.frees-others']);
    }
    const id = made(await limited.post('/holidays', holiday({ locations: [dhaka] })), 'data._id');
    expect((await limited.put(`/holidays/${id}`, { locations: [] })).status).toBe(403);
    expect((await limited.put(`/holidays/${id}`, { name: 'Of Dhaka' })).status).toBe(200);
  });

  it('reads holidays of the whole house and is told that it may not change them', async () => {
    const id = await add({ recurring: 'Yes' });
    expect((await limited.get(`/holidays/${id}`)).body).toMatchObject({
      data: { can: { change: false, remove: false } },
    });
    expect((await limited.delete(`/holidays/${id}`)).status).toBe(403);
  });
});

describe('holidays', () => {
  it('are answered as published, with a colour of their own', async () => {
    const body = holiday({
      endDate: '2026-12-18',
      colorCode: '#112233',
      locations: [khulna, dhaka],
    });
    expect((await admin.post('/holidays', body)).body).toMatchObject({
      data: {
        ...body,
        totalDays: 3,
        locations: [{ name: 'Dhaka' }, { name: 'Khulna' }],
        recurring: 'No',
        halfDay: 'No',
        active: 'Yes',
        version: 1,
        can: { change: true, remove: true },
      },
    });
    expect((await admin.post('/holidays', holiday())).at('data.colorCode')).toMatch(/^#/);
  });

  it('are listed by year, kind and place; one that comes again in every year after its first', async () => {
    const only = `&search=${encodeURIComponent('Listed')}`;
    await add({ name: 'Listed once', startDate: '2031-03-01', endDate: '2031-03-02' });
    await add({
      name: 'Listed again',
      startDate: '2030-05-01',
      endDate: '2030-05-01',
      recurring: 'Yes',
    });
    await add({
      name: 'Listed turn',
      startDate: '2030-12-31',
      endDate: '2031-01-01',
      type: 'Religious',
    });
    await add({
      name: 'Listed place',
      startDate: '2031-07-01',
      endDate: '2031-07-01',
      locations: [khulna],
    });
    const listed = async (query: string) =>
      names((await admin.get(`/holidays/data?limit=0${only}${query}`)).body);
    expect(await listed('&year=2029')).toEqual([]);
    expect(await listed('&year=2030&sort=startDate')).toEqual(['Listed again', 'Listed turn']);
    expect(await listed('&year=2030')).toEqual(['Listed turn', 'Listed again']);
    expect(await listed('&year=2031&sort=startDate')).toEqual([
      'Listed turn',
      'Listed once',
      'Listed again',
      'Listed place',
    ]);
    expect(await listed('&year=2031&type=Religious')).toEqual(['Listed turn']);
    expect(await listed(`&year=2031&location=${dhaka}`)).not.toContain('Listed place');
    expect(await listed('&sort=-startDate')).toEqual(
      (await listed('&sort=startDate')).toReversed(),
    );
  });

  it('change in part, are deleted, and every step is in the log', async () => {
    const id = await add({ locations: [dhaka] });
    const changed = await admin.put(`/holidays/${id}`, { endDate: '2026-12-17', version: 1 });
    expect(changed.body).toMatchObject({
      data: { version: 2, totalDays: 2, locations: [{ name: 'Dhaka' }] },
    });
    expect((await admin.put(`/holidays/${id}`, { endDate: '2026-12-17' })).at('data.version')).toBe(
      '2',
    );
    expect((await admin.delete(`/holidays/${id}`)).body).toEqual({});
    const log = await test.database.db
      .selectFrom('audit_entry')
      .select(['action', 'changed'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'holiday.change',
      'holiday.create',
      'holiday.remove',
    ]);
    expect(log.find(({ action }) => action === 'holiday.change')?.changed).toEqual(['until']);
  });

  it('keep a location from being deleted', async () => {
    const bogura = made(await admin.post('/location', { name: 'Bogura' }), 'data._id');
    await add({ locations: [bogura] });
    const reply = await admin.delete(`/location/${bogura}`);
    expect([reply.status, reply.at('code')]).toEqual([409, 'record.in-use']);
    expect(reply.text).toContain('1 holiday');
  });
});

import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../testing/people/make-house.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
});
afterAll(() => test.close());

const add = async (given: object = {}): Promise<string> =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');
const read = (id: string, query = '') => admin.get(`/employee/${id}${query}`);

describe('adding a person', () => {
  it.each([
    ['no name', { name: '' }, 400, 'name'],
    ['no department', { department: undefined }, 400, 'department'],
    ['a department that is not there', { department: crypto.randomUUID() }, 422, 'department'],
    ['a unit of another department', { unit: 'field' }, 422, 'unit'],
    ['a manager who is not there', { lineManager: crypto.randomUUID() }, 422, 'lineManager'],
    ['a field that is not known', { salary: '1' }, 400, 'salary'],
    ['a status that is not a beginning', { status: 'Left' }, 400, 'status'],
  ])('is refused with %s', async (_, given, status, field) => {
    const known = 'unit' in given ? { unit: house.field } : given;
    const reply = await admin.post('/employee', newcomer(house, known));
    expect(reply.status, reply.text).toBe(status);
    expect(Object.keys((reply.body as { fields: object }).fields)).toContain(field);
  });

  it('is refused with a number or an address that someone has, whatever the case', async () => {
    await add({ number: 'Twice-1', email: 'twice@example.com' });
    const number = await admin.post('/employee', newcomer(house, { number: 'twice-1' }));
    expect([number.status, Object.keys((number.body as { fields: object }).fields)]).toEqual([
      422,
      ['number'],
    ]);
    const email = await admin.post('/employee', newcomer(house, { email: 'Twice@example.com' }));
    expect([email.status, Object.keys((email.body as { fields: object }).fields)]).toEqual([
      422,
      ['email'],
    ]);
  });

  it('takes one short form and gives a number', async () => {
    const { number: _, ...short } = newcomer(house, { status: undefined });
    const reply = await admin.post('/employee', short);
    expect(reply.body).toMatchObject({
      employee: {
        number: expect.stringMatching(/^EMP-\d{5}$/),
        status: 'Probation',
        concernCompany: { name: 'Padma Foods' },
      },
    });
  });

  it('gives twenty who are added at once twenty numbers', async () => {
    const { number: _, ...short } = newcomer(house);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/employee', short)),
    );
    expect(new Set(replies.map((reply) => made(reply, 'employee.number'))).size).toBe(20);
  });

  it('who joins on a later day is a draft until then', async () => {
    const id = await add({ joiningDate: addDays(house.today, 10), status: 'Probation' });
    expect((await read(id)).body).toMatchObject({
      employee: { status: 'Draft', joiningDate: addDays(house.today, 10) },
    });
    expect((await read(id, `?asOf=${addDays(house.today, 10)}`)).body).toMatchObject({
      employee: { status: 'Probation' },
    });
  });
});

describe('changing a person', () => {
  let id: string;
  beforeEach(async () => {
    id = await add({ unit: house.north });
  });
  const version = async () => Number((await read(id)).at('employee.version'));

  it('from next month on shows in the list of then, not of today', async () => {
    const from = addDays(house.today, 30);
    made(
      await admin.put(`/employee/${id}`, {
        department: house.audit,
        effectiveFrom: from,
        reason: 'Moved',
      }),
      'employee._id',
    );
    const place = async (query: string) => {
      const { employee } = (await read(id, query)).body as {
        employee: Record<string, { name: string } | null>;
      };
      return [employee.department?.name, employee.unit?.name];
    };
    expect(await place('')).toEqual(['Sales', 'North']);
    expect(await place(`?asOf=${addDays(from, -1)}`)).toEqual(['Sales', 'North']);
    expect(await place(`?asOf=${from}`)).toEqual(['Audit', undefined]);
    const listed = async (query: string) => {
      const { employees } = (await admin.get(`/employee/data?limit=200&${query}`)).body as {
        employees: { _id: string }[];
      };
      return employees.some((row) => row._id === id);
    };
    expect(await listed(`department=${house.audit}`)).toBe(false);
    expect(await listed(`department=${house.audit}&asOf=${from}`)).toBe(true);
    const history = await admin.get(`/employee/${id}/history`);
    expect(history.body).toMatchObject({
      data: [
        {
          from,
          until: null,
          note: 'Moved',
          changed: ['departmentId', 'unitId', 'subUnitId'],
          can: { cancel: true },
        },
        { until: addDays(from, -1), can: { cancel: false } },
      ],
    });
  });

  it('a change to come can be taken back, one in force cannot', async () => {
    const from = addDays(house.today, 30);
    await admin.put(`/employee/${id}`, { department: house.audit, effectiveFrom: from });
    const periods = (await admin.get(`/employee/${id}/history`)).body as {
      data: { _id: string }[];
    };
    const [later, first] = periods.data;
    expect((await admin.delete(`/employee/${id}/history/${first?._id}`)).status).toBe(409);
    expect((await admin.delete(`/employee/${id}/history/${later?._id}`)).status).toBe(200);
    expect((await read(id, `?asOf=${from}`)).body).toMatchObject({
      employee: { department: { name: 'Sales' }, unit: { name: 'North' } },
    });
  });

  it('before joining is refused', async () => {
    const reply = await admin.put(`/employee/${id}`, {
      department: house.audit,
      effectiveFrom: addDays(house.today, -500),
    });
    expect([reply.status, reply.at('code')]).toEqual([422, 'people.before-joining']);
  });

  it('by two people: the second is told who changed what', async () => {
    const known = await version();
    const hr = await test.as('hr');
    expect((await hr.put(`/employee/${id}`, { phone: '01711', version: known })).status).toBe(200);
    const second = await admin.put(`/employee/${id}`, { phone: '01999', version: known });
    expect(second.status).toBe(409);
    expect(second.at('message')).toContain('Test User');
    expect((await read(id)).body).toMatchObject({ employee: { phone: '01711' } });
  });

  it('leaves one audit entry with what was and what is', async () => {
    await admin.put(`/employee/${id}`, { phone: '01711', department: house.audit });
    const entries = await test.database.db
      .selectFrom('audit_entry')
      .select(['action', 'changed'])
      .where('record_id', '=', id)
      .where('action', '=', 'employee.change')
      .execute();
    expect(entries).toEqual([
      { action: 'employee.change', changed: ['departmentId', 'phone', 'unitId'] },
    ]);
  });

  it('takes the id in the body too', async () => {
    expect((await admin.put('/employee', { _id: id, phone: '0155' })).body).toMatchObject({
      employee: { phone: '0155' },
    });
  });
});

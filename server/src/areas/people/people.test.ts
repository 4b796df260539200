import { addDays } from '@muster/contract/kernel/dates.ts';
import { designation } from '@muster/contract/organisation/designation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow } from '../../entity/store.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { Client, Reply } from '../../testing/client.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';

let test: TestApp;
let admin: Client;
let today: string;
const ids: Record<string, string> = {};

const made = (reply: Reply, path: string): string => {
  expect(reply.status, reply.text).toBe(200);
  return reply.at(path);
};
const post = async (roleKey: string | null): Promise<string> => {
  const id = newId(test.clock.now());
  const values = { name: `Post ${id}`, roleKey, active: true };
  await transaction(test.database.db, (tx) =>
    insertRow(tx, designation, id, values, test.clock.now()),
  );
  return id;
};

beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  today = test.clock.today('Asia/Dhaka');
  ids.officer = await post(null);
  ids.chief = await post('Chief Executive Officer');
  ids.concern = made(await admin.post('/concern', { name: 'Padma Foods' }), 'concern._id');
  ids.other = made(await admin.post('/concern', { name: 'Meghna Steel' }), 'concern._id');
  const department = async (name: string, concernCompany?: string) =>
    made(await admin.post('/department', { name, concernCompany }), 'department._id');
  ids.sales = await department('Sales', ids.concern);
  ids.audit = await department('Audit', ids.concern);
  ids.furnace = await department('Furnace', ids.other);
  const unit = async (name: string, of?: string) =>
    made(await admin.post('/unit', { name, department: of }), 'data._id');
  ids.north = await unit('North', ids.sales);
  ids.field = await unit('Field', ids.audit);
});
afterAll(() => test.close());

let count = 0;
const body = (given: object = {}): object => {
  count += 1;
  return {
    name: `Rahim ${count}`,
    number: `P-${count}`,
    designation: ids.officer,
    department: ids.sales,
    joiningDate: addDays(today, -400),
    status: 'Confirmed',
    ...given,
  };
};
const add = async (given: object = {}): Promise<string> =>
  made(await admin.post('/employee', body(given)), 'employee._id');
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
    const known = 'unit' in given ? { unit: ids.field } : given;
    const reply = await admin.post('/employee', body(known));
    expect(reply.status, reply.text).toBe(status);
    expect(Object.keys((reply.body as { fields: object }).fields)).toContain(field);
  });

  it('is refused with a number or an address that someone has, whatever the case', async () => {
    await add({ number: 'Twice-1', email: 'twice@example.com' });
    const number = await admin.post('/employee', body({ number: 'twice-1' }));
    expect([number.status, Object.keys((number.body as { fields: object }).fields)]).toEqual([
      422,
      ['number'],
    ]);
    const email = await admin.post('/employee', body({ email: 'Twice@example.com' }));
    expect([email.status, Object.keys((email.body as { fields: object }).fields)]).toEqual([
      422,
      ['email'],
    ]);
  });

  it('takes one short form and gives a number', async () => {
    const { number: _, ...short } = body({ status: undefined }) as Record<string, unknown>;
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
    const { number: _, ...short } = body() as Record<string, unknown>;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/employee', short)),
    );
    expect(new Set(replies.map((reply) => made(reply, 'employee.number'))).size).toBe(20);
  });

  it('who joins on a later day is a draft until then', async () => {
    const id = await add({ joiningDate: addDays(today, 10), status: 'Probation' });
    expect((await read(id)).body).toMatchObject({
      employee: { status: 'Draft', joiningDate: addDays(today, 10) },
    });
    expect((await read(id, `?asOf=${addDays(today, 10)}`)).body).toMatchObject({
      employee: { status: 'Probation' },
    });
  });
});

describe('changing a person', () => {
  let id: string;
  beforeEach(async () => {
    id = await add({ unit: ids.north });
  });
  const version = async () => Number((await read(id)).at('employee.version'));

  it('from next month on shows in the list of then, not of today', async () => {
    const from = addDays(today, 30);
    made(
      await admin.put(`/employee/${id}`, {
        department: ids.audit,
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
    expect(await listed(`department=${ids.audit}`)).toBe(false);
    expect(await listed(`department=${ids.audit}&asOf=${from}`)).toBe(true);
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
    const from = addDays(today, 30);
    await admin.put(`/employee/${id}`, { department: ids.audit, effectiveFrom: from });
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
      department: ids.audit,
      effectiveFrom: addDays(today, -500),
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
    await admin.put(`/employee/${id}`, { phone: '01711', department: ids.audit });
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

describe('the life of a person', () => {
  const step = (id: string, action: string, more: object = {}) =>
    admin.post(`/employee/${id}/life`, { action, date: today, ...more });

  it.each([
    [
      'confirming someone who is confirmed',
      'Confirmed',
      'confirm',
      {},
      409,
      'people.step-not-open',
    ],
    ['leaving without a reason', 'Confirmed', 'leave', {}, 422, 'request.rule'],
    ['rehiring someone who is here', 'Confirmed', 'rehire', {}, 409, 'people.step-not-open'],
  ])('refuses %s', async (_, status, action, more, code, refusal) => {
    const reply = await step(await add({ status }), action, more);
    expect([reply.status, reply.at('code')]).toEqual([code, refusal]);
  });

  it('goes from probation to confirmed, notice, left, and back', async () => {
    const id = await add({ status: 'Probation' });
    expect((await step(id, 'confirm')).body).toMatchObject({
      employee: { status: 'Confirmed', confirmationDate: today },
    });
    const again = await step(id, 'giveNotice');
    expect([again.status, again.at('code')]).toEqual([409, 'people.later-step']);
    const lastDay = addDays(today, 30);
    const leaving = await step(id, 'leave', { date: lastDay, leavingReason: 'Resigned' });
    expect(leaving.body).toMatchObject({
      employee: { status: 'Confirmed', lastDay, leavingReason: 'Resigned' },
    });
    expect((await read(id, `?asOf=${lastDay}`)).body).toMatchObject({
      employee: { status: 'Confirmed' },
    });
    expect((await read(id, `?asOf=${addDays(lastDay, 1)}`)).body).toMatchObject({
      employee: { status: 'Left' },
    });
  });

  it('who leaves and leads others hands them over', async () => {
    const boss = await add();
    const successor = await add({ lineManager: boss });
    const worker = await add({ lineManager: boss });
    const alone = await step(boss, 'leave', { date: addDays(today, -1), leavingReason: 'Retired' });
    expect([alone.status, alone.at('code')]).toEqual([422, 'people.team-left']);
    const given = { date: addDays(today, -1), leavingReason: 'Retired', handOverTo: successor };
    expect((await step(boss, 'leave', given)).body).toMatchObject({ employee: { status: 'Left' } });
    expect((await read(worker)).body).toMatchObject({
      employee: { lineManager: { _id: successor } },
    });
    expect((await read(successor)).body).toMatchObject({ employee: { lineManager: null } });
  });

  it('ends the sessions of who leaves, and of who comes to a post with other rights', async () => {
    const id = await test.newPerson({ designationId: ids.officer, departmentId: ids.sales });
    const client = await test.enter({ kind: 'employee', id });
    expect((await client.get('/employee/employeeSearch')).status).toBe(200);
    await admin.put(`/employee/${id}`, { phone: '1' });
    expect((await client.get('/employee/employeeSearch')).status).toBe(200);
    await admin.put(`/employee/${id}`, { designation: ids.chief });
    expect((await client.get('/employee/employeeSearch')).status).toBe(401);
  });

  it('only a draft is deleted', async () => {
    const reply = await admin.delete(`/employee/${await add()}`);
    expect([reply.status, reply.at('code')]).toEqual([409, 'people.not-a-draft']);
    const draft = await add({ status: 'Draft' });
    expect((await admin.delete(`/employee/${draft}`)).status).toBe(200);
    expect((await read(draft)).status).toBe(404);
  });
});

describe('who sees what', () => {
  const secrets = [
    'nationalId',
    'taxNumber',
    'dateOfBirth',
    'religion',
    'presentAddress',
    'personalPhone',
  ];
  let worker: string;
  let boss: string;
  beforeAll(async () => {
    boss = await test.newPerson({ name: 'Boss', departmentId: ids.sales });
    worker = await test.newPerson({ name: 'Worker', departmentId: ids.sales, managerId: boss });
    await admin.put(`/employee/${worker}`, {
      nationalId: 'NID-1',
      religion: 'Islam',
      phone: '01711',
    });
  });
  const seen = async (client: Client, id = worker): Promise<Record<string, unknown>> =>
    ((await client.get(`/employee/${id}`)).body as { employee: Record<string, unknown> }).employee;

  it('the person and HR see all of it', async () => {
    const own = await seen(await test.enter({ kind: 'employee', id: worker }));
    expect(own).toMatchObject({ projection: 'full', nationalId: 'NID-1', can: { change: false } });
    expect(await seen(await test.as('hr'))).toMatchObject({
      projection: 'full',
      can: { change: true },
    });
  });

  it('the manager sees the card', async () => {
    const card = await seen(await test.enter({ kind: 'employee', id: boss }));
    expect(card).toMatchObject({ projection: 'card', status: 'Confirmed', can: { change: false } });
    for (const secret of secrets) expect(card).not.toHaveProperty(secret);
  });

  it('a colleague sees who it is and how to reach them at work', async () => {
    const entry = await seen(await test.as('employee'));
    expect(entry).toMatchObject({ projection: 'directory', name: 'Worker', phone: '01711' });
    for (const secret of [...secrets, 'joiningDate', 'lineManager', 'status'])
      expect(entry, secret).not.toHaveProperty(secret);
  });

  it('a list holds only those within reach', async () => {
    const names = async (client: Client) => {
      const { employees } = (await client.get('/employee/data?limit=200')).body as {
        employees: { name: string }[];
      };
      return employees.map((row) => row.name);
    };
    expect(await names(await test.enter({ kind: 'employee', id: worker }))).toEqual(['Worker']);
    expect(await names(await test.enter({ kind: 'employee', id: boss }))).toEqual([
      'Worker',
      'Boss',
    ]);
  });

  it('an administrator of one concern knows nobody of another', async () => {
    const id = await test.newUser({ role: 'ADMIN', concernId: ids.other });
    const limited = await test.enter({ kind: 'user', id });
    expect((await limited.get(`/employee/${worker}`)).status).toBe(404);
    expect((await limited.put(`/employee/${worker}`, { phone: '1' })).status).toBe(404);
    expect((await limited.get('/employee/data')).body).toMatchObject({ employees: [], total: 0 });
    const foreign = await limited.post('/employee', body());
    expect(foreign.status).toBe(404);
  });

  it('nobody changes the own record', async () => {
    const id = await test.newUser({ role: 'HR', employeeId: worker });
    const own = await test.enter({ kind: 'user', id });
    const reply = await own.put(`/employee/${worker}`, { phone: '1' });
    expect([reply.status, reply.at('code')]).toEqual([403, 'people.own-record']);
  });

  it('nothing of the person can be sorted or filtered by', async () => {
    for (const query of ['sort=nationalId', 'sort=-religion', 'religion=Islam', 'nationalId=NID-1'])
      expect((await admin.get(`/employee/data?${query}`)).status, query).toBe(400);
  });
});

describe('searching', () => {
  beforeAll(async () => {
    await add({
      name: 'Mahmuda Khanam',
      number: 'S-1',
      phone: '01811-222333',
      email: 'mahmuda@example.com',
    });
    await add({ name: 'রফিকুল ইসলাম', number: 'S-2' });
  });
  it.each([
    ['mahmuda', 'Mahmuda Khanam'],
    ['khanam', 'Mahmuda Khanam'],
    ['mahmoda', 'Mahmuda Khanam'],
    ['khanom', 'Mahmuda Khanam'],
    ['s-1', 'Mahmuda Khanam'],
    ['222333', 'Mahmuda Khanam'],
    ['mahmuda@', 'Mahmuda Khanam'],
    ['রফিকুল', 'রফিকুল ইসলাম'],
    ['রফকুল', 'রফিকুল ইসলাম'],
  ])('by %s finds %s', async (text, name) => {
    const reply = await (
      await test.as('employee')
    ).get(`/employee/employeeSearch?searchKeyword=${encodeURIComponent(text)}`);
    const { employees } = reply.body as { employees: { name: string }[] };
    expect(employees.map((row) => row.name)).toContain(name);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';

let test: TestApp;
let admin: Client;
let employee: Client;
const password = 'a long secret here';

beforeAll(async () => {
  test = await makeApp();
  admin = await test.enter({ kind: 'user', id: await test.newUser({ password, name: 'A admin' }) });
  employee = await test.as('employee');
});
afterAll(() => test.close());

const absent = '0193a1b2-0000-7000-8000-000000000000';
let counter = 0;
const unused = () => `Designation ${(counter += 1)}`;
const add = async (values: object = {}) => {
  const reply = await admin.post('/designation', { name: unused(), ...values });
  expect(reply.status, reply.text).toBe(200);
  return { id: reply.at('designation._id'), name: reply.at('designation.name') };
};
const audited = (id: string) =>
  test.database.db
    .selectFrom('audit_entry')
    .leftJoin('audit_value', 'audit_value.audit_entry_id', 'audit_entry.id')
    .selectAll()
    .where('record_id', '=', id)
    .orderBy('audit_entry.id')
    .execute();

describe('a declared record refuses', () => {
  it.each(['/designation/data', `/designation/${absent}`, '/designation/export'])(
    'whoever is not logged in: GET %s',
    async (path) => {
      const reply = await test.nobody.get(path);
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({ code: 'session.none', message: 'Please log in first.' });
    },
  );

  it('writes by those who may only read', async () => {
    const { id } = await add();
    for (const reply of [
      await employee.post('/designation', { name: unused() }),
      await employee.put(`/designation/${id}`, { name: unused() }),
      await employee.delete(`/designation/${id}`),
    ])
      expect(reply.body).toMatchObject({ code: 'access.not-allowed' });
    expect(await audited(id)).toHaveLength(1);
  });

  it.each([absent, 'abc', "1' or '1'='1", '%00'])('an id that is none: %s', async (id) => {
    for (const reply of [
      await admin.get(`/designation/${id}`),
      await admin.put(`/designation/${id}`, { name: unused() }),
      await admin.delete(`/designation/${id}`),
    ])
      expect(reply.status).toBe(404);
  });

  it.each([
    ['nothing', {}, { name: 'This is needed.' }],
    ['blanks', { name: '   ' }, { name: 'This is needed.' }],
    ['null', { name: null }, { name: 'This is needed.' }],
    ['a number', { name: 7 }, { name: 'Enter text.' }],
    ['too long', { name: 'x'.repeat(121) }, { name: 'Use at most 120 characters.' }],
    ['a null byte', { name: 'a\u0000b' }, { name: 'Remove the characters that cannot be shown.' }],
    ['an unknown key', { name: 'X', colour: 'red' }, { colour: 'This field is not known here.' }],
    ['a code spelling', { name: 'X', id: absent }, { id: 'This field is not known here.' }],
    ['a foreign version', { name: 'X', version: 7 }, { version: 'This field is not known here.' }],
    ['a flag of code', { name: 'X', active: true }, { active: 'Choose one of: Yes, No.' }],
  ])('%s', async (_, body, fields) => {
    const reply = await admin.post('/designation', body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'request.fields', fields });
  });

  it('a name that another has, whatever the case of its letters', async () => {
    const { name } = await add();
    const reply = await admin.post('/designation', { name: name.toUpperCase() });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ fields: { name: 'Another record already has this.' } });
  });

  it('in the language of the reader', async () => {
    const reply = await admin.send('POST', '/api/v1/designation', {
      payload: {},
      headers: { 'accept-language': 'bn-BD' },
    });
    expect(reply.body).toMatchObject({ fields: { name: 'এটি দিতে হবে।' } });
  });
});

describe('a declared record', () => {
  it('is added, read, changed in parts and deleted, each with its audit entry', async () => {
    const { id, name } = await add({ grade: '', roleKey: 'Head of Sales', password });
    const read = await employee.get(`/designation/${id}/`);
    expect(read.body).toMatchObject({
      designation: {
        name,
        grade: null,
        roleKey: 'Head of Sales',
        active: 'Yes',
        version: 1,
        can: { change: false, remove: false },
      },
    });
    const changed = await admin.put(`/designation/${id}`, {
      grade: 'M1',
      roleKey: null,
      version: 1,
      password,
    });
    expect(changed.body).toMatchObject({
      designation: { name, grade: 'M1', roleKey: null, version: 2, can: { change: true } },
    });
    const removed = await admin.delete(`/designation/${id}`);
    expect([removed.status, removed.body]).toEqual([200, {}]);
    const entries = await audited(id);
    expect(entries.map(({ action, changed: keys }) => [action, keys])).toEqual([
      ['designation.create', ['active', 'grade', 'name', 'roleKey']],
      ['designation.change', ['grade', 'roleKey']],
      ['designation.remove', ['active', 'grade', 'name', 'roleKey']],
    ]);
    expect(entries[1]).toMatchObject({
      before: { grade: null, roleKey: 'Head of Sales' },
      after: { grade: 'M1', roleKey: null },
    });
  });

  it('stays as it is when nothing would change', async () => {
    const { id, name } = await add();
    const reply = await admin.put(`/designation/${id}`, { name });
    expect(reply.at('designation.version')).toBe('1');
    expect(await audited(id)).toHaveLength(1);
  });

  it('becomes inactive and active again', async () => {
    const { id } = await add();
    const off = await admin.put(`/designation/${id}`, { active: 'No' });
    expect(off.at('designation.active')).toBe('No');
    const listed = await admin.get('/designation/data?active=No&limit=0');
    expect(listed.text).toContain(id);
    expect((await admin.get('/designation/data?active=Yes&limit=0')).text).not.toContain(id);
    const on = await admin.put(`/designation/${id}`, { active: 'Yes' });
    expect(on.at('designation.active')).toBe('Yes');
  });

  it('tells the slower of two editors who was faster, when and what', async () => {
    const { id } = await add();
    await admin.put(`/designation/${id}`, { grade: 'A', version: 1 });
    const late = await admin.put(`/designation/${id}`, { grade: 'B', version: 1 });
    expect(late.status).toBe(409);
    expect(late.at('code')).toBe('record.changed-meanwhile');
    expect(late.at('message')).toMatch(
      /^A admin changed this record on \w{3} \d\d, \d{4}.*\(Grade\)/,
    );
    expect((await admin.get(`/designation/${id}`)).at('designation.grade')).toBe('A');
  });

  it('cannot be deleted while in use, and the refusal names the users', async () => {
    const { id, name } = await add();
    for (const number of [1, 2, 3, 4])
      await test.newPerson({ name: `Person ${number}`, designationId: id });
    const reply = await admin.delete(`/designation/${id}`);
    expect(reply.status).toBe(409);
    expect(reply.at('message')).toBe(
      `${name} is used by 4 employees (Person 1, Person 2, Person 3, …); 4 job periods and cannot be deleted. Make it inactive instead.`,
    );
    expect((await admin.get(`/designation/${id}`)).status).toBe(200);
  });
});

describe('two at once', () => {
  it('one name, twenty adders: one record', async () => {
    const name = unused();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/designation', { name })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(19).fill(422)]);
  });

  it('one version, ten editors: one change, nine told', async () => {
    const { id } = await add();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.put(`/designation/${id}`, { grade: `G${index}`, version: 1 }),
      ),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await audited(id)).toHaveLength(2);
  });

  it('deleted while someone comes to use it: either it goes or it is used, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await add();
      const hire = test.newPerson({ name: `Race ${round}`, designationId: id }).then(
        () => 'hired',
        () => 'refused',
      );
      const [removed, hired] = await Promise.all([admin.delete(`/designation/${id}`), hire]);
      expect([removed.status === 200, hired === 'hired']).toSatisfy(
        ([gone, used]) => gone !== used,
      );
    }
  });
});

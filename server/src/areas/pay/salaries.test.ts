import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../testing/people/make-house.ts';
import { statusAndCode } from '../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';

/** What someone earns, from a day on; and the structures that divide it. */
let world: PayWorld;
let id: string;
beforeAll(async () => {
  world = await makePay();
  id = (await world.person({ name: 'Salma Begum', joinedOn: '2024-03-01' })).id;
});
afterAll(() => world.close());

const body = (more: object = {}) => ({
  employeeId: id,
  structure: world.staff,
  gross: '30000.00',
  fromDate: '2024-03-01',
  ...more,
});
const post = (more: object = {}) => world.payroll.post('/salary', body(more));

it('is refused with a sentence where it cannot be', async () => {
  expect((await (await world.person()).client.post('/salary', body())).status).toBe(403);
  expect(statusAndCode(await post({ fromDate: '2024-02-29' }))).toEqual([
    422,
    'pay.rate-too-early',
  ]);
  expect((await post({ gross: '0.00' })).status).toBe(422);
  expect((await post({ gross: '-5' })).status).toBe(422);
  expect((await post({ employeeId: crypto.randomUUID() })).status).toBe(404);
  expect((await post({ structure: crypto.randomUUID() })).at('fields.structure')).toBeTruthy();
  const empty = made(await world.admin.post('/salary-structure', { name: 'Empty' }), 'data._id');
  expect(statusAndCode(await post({ structure: empty }))).toEqual([422, 'pay.no-version']);
  const own = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', employeeId: id }),
  });
  expect(statusAndCode(await own.post('/salary', body()))).toEqual([403, 'people.own-record']);
});

it('one a day, however many enter it at once; it ends where the next begins', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => post()));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  await world.salary(id, '36000.00', '2026-01-16');
  const { body: told } = await world.hr.get(`/salary/rate/${id}`);
  expect(told).toMatchObject({
    data: [
      { gross: '36000.00', fromDate: '2026-01-16', toDate: null },
      {
        gross: '30000.00',
        fromDate: '2024-03-01',
        toDate: '2026-01-15',
        parts: [{ amount: '15000.00' }, { amount: '7500.00' }, { amount: '7500.00' }],
      },
    ],
  });
});

it('lists people with their present salary, and those without', async () => {
  const rows = async (query: string) =>
    (
      (await world.payroll.get(`/salary/data?${query}`)).body as {
        employees: Record<string, unknown>[];
      }
    ).employees;
  expect(await rows('search=Salma')).toMatchObject([{ gross: '36000.00', fromDate: '2026-01-16' }]);
  expect(await rows('search=Salma&month=2025-12')).toMatchObject([{ gross: '30000.00' }]);
  expect(await rows('search=Salma&month=2024-01')).toMatchObject([{ gross: null }]);
  expect(await rows('search=Salma&missing=Yes')).toEqual([]);
  expect((await rows('missing=Yes')).length).toBeGreaterThan(0);
});

it('is taken as a file: by the filters and in the order of the list, in both languages, and logged', async () => {
  const path = '/salary/data/export';
  expect((await (await world.person()).client.get(path)).status).toBe(403);
  const linesOf = async (query: string, language = 'en') => {
    const file = await world.payroll.get(`${path}?${query}`, {
      headers: { 'accept-language': language },
    });
    expect(file.status, file.text).toBe(200);
    return file.text.trim().split('\n');
  };
  const [header, salma, ...others] = await linesOf('search=Salma');
  expect(header).toContain('Structure,Effective from,Gross');
  expect(salma).toMatch(/Salma Begum,Padma Foods,.*,Staff,2026-01-16,36000\.00$/);
  expect(others).toEqual([]);
  expect((await linesOf('search=Salma&month=2025-12'))[1]).toMatch(/,2024-03-01,30000\.00$/);
  expect(await linesOf('search=Salma&missing=Yes')).toHaveLength(1);
  // of whom there is no salary there are no parts and no day either
  expect((await linesOf('missing=Yes'))[1]).toMatch(/,,,$/);
  expect((await linesOf('search=Salma', 'bn'))[0]).toContain('কাঠামো');
  const all = '/salary/data?limit=0&sort=-gross';
  const { employees } = (await world.payroll.get(all)).body as { employees: { name: string }[] };
  const names = (await linesOf('sort=-gross')).slice(1).map((line) => line.split(',')[1]);
  expect(names).toEqual(employees.map(({ name }) => name));
  const noted = await world.test.database.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'salary.export')
    .execute();
  expect(noted).toHaveLength(6);
});

it('changes while nothing was paid by it, also with its id in the body', async () => {
  const rate = made(await post({ fromDate: '2026-02-01' }), 'data._id');
  const changed = await world.payroll.put('/salary', { _id: rate, gross: '37000.00' });
  expect(changed.body).toMatchObject({ data: { gross: '37000.00', version: 2 } });
  const stale = await world.payroll.put(`/salary/${rate}`, { gross: '1.00', version: 1 });
  expect(statusAndCode(stale)).toEqual([409, 'record.changed-meanwhile']);
  const same = await world.payroll.put(`/salary/${rate}`, { fromDate: '2026-01-16' });
  expect(statusAndCode(same)).toEqual([409, 'pay.rate-on-day']);
  expect((await world.payroll.delete(`/salary/rate/${rate}`)).status).toBe(200);
});

it('a structure that does not add up, or refers to itself, is not kept', async () => {
  const plain = { inGross: 'Yes', prorated: 'Yes', onlyMembers: 'No', unit: 1 };
  const nothing = {
    amount: null,
    percent: null,
    of: null,
    divisor: null,
    count: null,
    mostAbsence: null,
    mostLates: null,
  };
  const basic = world.components['Basic'];
  const half = {
    ...plain,
    ...nothing,
    component: basic,
    calculation: 'percentOfGross',
    percent: 5000,
  };
  const add = (parts: object[], fromDate = '2026-06-01') =>
    world.admin.post(`/salary-structure/${world.staff}/version`, { fromDate, parts });
  const open = await add([half]);
  expect(statusAndCode(open)).toEqual([422, 'pay.structure-wrong']);
  expect(open.text).toContain('does not add up');
  const rest = {
    ...half,
    component: world.components['Other allowance'],
    calculation: 'remainder',
    percent: null,
  };
  const self = { ...half, calculation: 'percentOfComponent', of: basic };
  const round = await add([self, rest]);
  expect(statusAndCode(round)).toEqual([422, 'pay.structure-wrong']);
  expect(round.text).toContain('a part refers to itself.');
  const large = {
    ...half,
    component: world.components['House rent'],
    calculation: 'fixed',
    amount: '90000.00',
    percent: null,
  };
  const short = await add([half, large, rest]);
  expect(statusAndCode(short)).toEqual([422, 'pay.salaries-too-small']);
  expect(short.text).toContain('72000.00 more than the salary of Salma Begum');
  const before = await world.admin.get(`/salary-structure/${world.staff}/version`);
  expect(before.at('data.versions.0.fromDate')).toBe('2020-01-01');
  expect((await add([half, rest])).at('data.versions.0.fromDate')).toBe('2026-06-01');
  expect(statusAndCode(await add([half, rest]))).toEqual([409, 'pay.version-on-day']);
});

it('a version and a salary fit each other, whichever was first', async () => {
  const [basic, rest] = ['Basic', 'Other allowance'].map((name) => world.components[name] ?? '');
  const parts = (amount: string) => [
    { component: basic ?? '', calculation: 'fixed', inGross: 'Yes', amount },
    { component: rest ?? '', calculation: 'remainder', inGross: 'Yes' },
  ];
  const factory = await world.structure('Factory', parts('5000.00'), '2025-01-01');
  const add = async (amount: string, fromDate: string) => {
    const told = await world.admin.get(`/salary-structure/${factory}/version`);
    const { data } = told.body as { data: { versions: { parts: object[] }[] } };
    const known = data.versions[0]?.parts ?? [];
    const given = known.map((one, at) => (at === 0 ? { ...one, amount } : one));
    return world.admin.post(`/salary-structure/${factory}/version`, { fromDate, parts: given });
  };
  const earner = async (name: string, gross: string, from: string) => {
    const one = await world.person({ name, joinedOn: '2025-01-01' });
    await world.salary(one.id, gross, from, factory);
    return one.id;
  };
  const rahim = await earner('Rahim Mia', '7000.00', '2025-01-01');
  await earner('Karim Mia', '8000.00', '2025-01-01');
  const gone = await earner('Gone Mia', '6000.00', '2025-01-01');
  await world.test.database.db
    .updateTable('employee')
    .set({ last_day: '2025-12-31' })
    .where('id', '=', gone)
    .execute();
  const refused = await add('8500.00', '2026-07-01');
  expect(statusAndCode(refused)).toEqual([422, 'pay.salaries-too-small']);
  expect(refused.text).toContain('1500.00 more than the salary of Rahim Mia');
  expect(refused.text).toContain('Employees affected: 2.');
  // who left before that day and what is replaced by then are not meant
  await world.salary(rahim, '7500.00', '2026-06-01', factory);
  expect((await add('7500.00', '2026-07-01')).status).toBe(200);

  const late = { employeeId: rahim, structure: factory, gross: '7400.00', fromDate: '2026-06-15' };
  const later = await world.payroll.post('/salary', late);
  expect(statusAndCode(later)).toEqual([422, 'pay.gross-too-small-later']);
  expect(later.text).toMatch(/From .*2026.* 100\.00 more than the gross/);
  const next = { ...late, gross: '7600.00', fromDate: '2026-07-01' };
  made(await world.payroll.post('/salary', next), 'data._id');
  // another salary begins on the day of the second version
  made(await world.payroll.post('/salary', late), 'data._id');
});

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
  const self = { ...half, calculation: 'percentOfComponent', of: basic };
  const round = await add([self]);
  expect(round.text).toMatch(/remainder|itself/);
  const rest = {
    ...half,
    component: world.components['Other allowance'],
    calculation: 'remainder',
    percent: null,
  };
  const large = {
    ...half,
    component: world.components['House rent'],
    calculation: 'fixed',
    amount: '90000.00',
    percent: null,
  };
  expect(statusAndCode(await add([half, large, rest]))).toEqual([422, 'pay.gross-too-small']);
  const before = await world.admin.get(`/salary-structure/${world.staff}/version`);
  expect(before.at('data.versions.0.fromDate')).toBe('2020-01-01');
  expect((await add([half, rest])).at('data.versions.0.fromDate')).toBe('2026-06-01');
  expect(statusAndCode(await add([half, rest]))).toEqual([409, 'pay.version-on-day']);
});

import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../../platform/sheets/read-sheet.ts';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { sendBatches } from '../../../testing/files/send-batches.ts';

let test: TestApp;
let admin: Client;
let house: TestHouse;
let boss: string;
let batches: ReturnType<typeof sendBatches>;
beforeAll(async () => {
  test = await makeApp();
  admin = await test.as('admin');
  house = await makeHouse(test, admin);
  batches = sendBatches(test);
  boss = await add({ name: 'Boss', number: 'B-1', nationalId: 'N-77', religion: 'Islam' });
  await add({
    name: '=HYPERLINK("x")',
    localName: 'রহিম, "উদ্দিন"',
    phone: '+8801711000000',
    unit: house.north,
    lineManager: boss,
    gender: 'Other',
    employmentType: 'Part-time',
    dateOfBirth: '1990-01-31',
    presentAddress: 'House 1\nRoad 2',
    bloodGroup: 'AB-',
    headOfTheDepartment: 'Yes',
  });
  await add({ name: 'Later', joiningDate: addDays(house.today, 9), status: 'Probation' });
  const left = await add({ name: 'Leaver' });
  made(
    await admin.post(`/employee/${left}/life`, {
      action: 'leave',
      date: addDays(house.today, -3),
      leavingReason: 'Contract ended',
    }),
    'employee._id',
  );
});
afterAll(() => test.close());

const add = async (given: object): Promise<string> =>
  made(await admin.post('/employee', newcomer(house, given)), 'employee._id');
const fileOf = async (client: Client, query = '', language = 'en') => {
  const headers = { 'accept-language': language };
  const reply = await test.app.inject({
    method: 'GET',
    url: `${basePath}/employee/export?${query}`,
    headers: { ...headers, authorization: `Bearer ${client.token}` },
  });
  return { status: reply.statusCode, content: reply.rawPayload };
};
const sheetOf = async (client: Client, query = '', language = 'en') =>
  readSheet((await fileOf(client, query, language)).content, false);

describe('an export of people', () => {
  it('is not given to those who lead nobody', async () => {
    for (const who of ['employee', 'assessor', 'payroll', 'recruiter', 'applicant'] as const)
      expect((await fileOf(await test.as(who))).status, who).toBe(403);
  });

  it('gives a manager the cards of the own people and no word more', async () => {
    const manager = await test.enter({ kind: 'employee', id: boss });
    const [titles = [], ...rows] = await sheetOf(manager);
    expect(rows.map((row) => row[titles.indexOf('Name')])).toEqual(['=HYPERLINK("x")']);
    for (const title of ['National ID', 'Date of birth', 'Religion', 'Present address'])
      expect(titles).not.toContain(title);
    for (const query of [
      'columns=name,nationalId',
      'columns=name,nothing',
      'sort=nationalId',
      'nationalId=N-77',
    ])
      expect((await fileOf(manager, query)).status, query).toBe(400);
    expect((await sheetOf(manager, 'search=N-77')).length).toBe(1);
  });

  it('has the columns, people and order that were asked for', async () => {
    const rows = await sheetOf(admin, 'columns=number,lineManager,status&sort=-name&search=B-1');
    expect(rows).toEqual([
      ['Employee number', 'Line manager', 'Status'],
      ['B-1', '', 'Confirmed'],
    ]);
    expect(await sheetOf(admin, `columns=name,status&ids=${boss}`, 'bn')).toEqual([
      ['নাম', 'অবস্থা'],
      ['Boss', 'স্থায়ী'],
    ]);
    expect((await fileOf(admin, 'ids=x')).status).toBe(400);
    expect(await sheetOf(admin, `columns=name&ids=${boss}&asOf=2020-01-01`)).toHaveLength(1);
  });

  it('of who is limited to a concern has nobody of another', async () => {
    await add({ name: 'Of steel', department: house.furnace });
    const id = await test.newUser({ role: 'HR', concernId: house.meghna });
    const rows = await sheetOf(await test.enter({ kind: 'user', id }), 'columns=name');
    expect(rows).toEqual([['Name'], ['Of steel']]);
  });

  it.each([
    ['csv', 'en'],
    ['csv', 'bn'],
    ['xlsx', 'en'],
    ['xlsx', 'bn'],
  ] as const)(
    'as %s in %s is taken by the import, which finds nothing new',
    async (kind, language) => {
      const { content } = await fileOf(admin, `format=${kind}`, language);
      const id = await batches.check(admin, content, { kind });
      const { counts, unknownColumns } = await batches.batch(admin, id);
      expect((await batches.rows(admin, id)).filter((row) => row.kind !== 'unchanged')).toEqual([]);
      expect(counts).toMatchObject({ new: 0, changed: 0, faulty: 0 });
      expect(counts.unchanged).toBeGreaterThan(4);
      expect(unknownColumns).toEqual([]);
    },
  );
});

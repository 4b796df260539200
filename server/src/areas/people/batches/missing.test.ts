import type { MissingPlace } from '@muster/contract/people/batches/batch-calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { sendBatches, workOff, workOffTogether } from '../../../testing/files/send-batches.ts';

let test: TestApp;
let hr: Client;
let house: TestHouse;
let batches: ReturnType<typeof sendBatches>;
let officer: string;
beforeAll(async () => {
  test = await makeApp();
  const admin = await test.as('admin');
  house = await makeHouse(test, admin);
  hr = await test.as('hr');
  batches = sendBatches(test);
  officer = (await admin.get(`/designation/${house.officer}`)).at('designation.name');
});
afterAll(() => test.close());

const titles = ['Name', 'Designation', 'Concern', 'Department', 'Unit', 'Location', 'Joined on'];
const people = (...lines: readonly string[][]) => [
  titles,
  ...lines.map((line) => [...line, '2026-01-01']),
];
const missing = async (client: Client, id: string): Promise<MissingPlace[]> =>
  ((await client.get(`/employee-batch/${id}/missing`)).body as { data: MissingPlace[] }).data;
const mend = async (client: Client, id: string, body: object) => {
  const reply = await client.post(`/employee-batch/${id}/mend`, body);
  await workOff(test);
  return reply;
};
const create = (field: string, name: string, more: object = {}) => ({
  names: [{ field, name, within: null, as: 'create', ...more }],
});
const named = async (path: string, name: string): Promise<Record<string, unknown>[]> => {
  const reply = await hr.get(`${path}/data?limit=200&search=${encodeURIComponent(name)}`);
  const [rows] = Object.values(reply.body as Record<string, unknown>).filter(Array.isArray);
  return (rows as Record<string, unknown>[]).filter((row) => row.name === name);
};
const limitedTo = async (concernId: string) =>
  test.enter({ kind: 'user', id: await test.newUser({ role: 'HR', concernId }) });

describe('what is refused', () => {
  it('another’s import, one that is not open, a name that is too long, a company unsaid', async () => {
    const id = await batches.check(hr, people(['A', 'Cutter', '', 'Cutting', '', '']));
    const limited = await limitedTo(house.padma);
    expect((await limited.post(`/employee-batch/${id}/mend`, {})).status).toBe(404);
    expect((await limited.get(`/employee-batch/${id}/missing`)).status).toBe(404);
    const unsaid = await mend(hr, id, create('departmentId', 'Cutting'));
    expect([unsaid.status, unsaid.at('code')]).toEqual([422, 'people.batch-concern-unsaid']);
    const long = await mend(hr, id, create('designationId', 'x'.repeat(121)));
    expect([long.status, long.at('code')]).toEqual([422, 'people.batch-place-name']);
    const lost = { within: crypto.randomUUID() };
    expect((await mend(hr, id, create('unitId', 'North', lost))).status).toBe(404);
    expect((await mend(hr, id, create('roleKey', 'Chief'))).status).toBe(400);
    const change = await hr.post('/employee', newcomer(house));
    const bulk = await hr.post('/employee-batch/change', {
      ids: [made(change, 'employee._id')],
      given: { employmentType: 'Contract' },
    });
    await workOff(test);
    expect((await mend(hr, made(bulk, 'data._id'), {})).status).toBe(409);
  });

  it('the group’s records and another company, for who is limited to one', async () => {
    const limited = await limitedTo(house.padma);
    const id = await batches.check(limited, people(['A', 'Dyer', '', 'Dyeing', '', 'Savar']));
    expect(await missing(limited, id)).toMatchObject([
      { field: 'designationId', name: 'Dyer', mayCreate: false },
      { field: 'locationId', name: 'Savar', mayCreate: false },
      { field: 'departmentId', name: 'Dyeing', mayCreate: true, needsConcern: false },
    ]);
    for (const field of ['designationId', 'locationId']) {
      const refused = await mend(limited, id, create(field, 'Dyer'));
      expect([refused.status, refused.at('code')]).toEqual([403, 'access.of-group']);
    }
    const elsewhere = create('departmentId', 'Dyeing', { concernCompany: house.meghna });
    expect((await mend(limited, id, elsewhere)).status).toBe(404);
    expect((await mend(limited, id, create('departmentId', 'Dyeing'))).status).toBe(200);
    expect(await missing(limited, id)).toContainEqual(
      expect.objectContaining({
        name: 'Dyeing',
        isWanted: true,
        within: expect.objectContaining({ name: 'Padma Foods' }),
      }),
    );
  });
});

describe('what a sheet names and nobody has', () => {
  it('is listed once with its rows and what is called almost so; another can be meant', async () => {
    const id = await batches.check(
      hr,
      people(
        ['A', officer, 'Padma Foods', 'Slaes', '', 'Tongi'],
        ['B', officer, 'Padma Foods', 'slaes', '', ''],
        ['C', 'Weaver', 'Padma Foods', 'Sales', 'South', ''],
      ),
    );
    const padma = { _id: house.padma, name: 'Padma Foods' };
    expect(await missing(hr, id)).toMatchObject([
      { field: 'designationId', column: 'Designation', name: 'Weaver', rows: 1, near: null },
      { field: 'locationId', name: 'Tongi', rows: 1, within: null, mayCreate: true },
      { field: 'departmentId', rows: 2, near: 'Sales', within: padma, isWanted: false },
      { field: 'unitId', name: 'South', rows: 1, within: { _id: house.sales, name: 'Sales' } },
    ]);
    const meant = { field: 'departmentId', name: 'SLAES', within: house.padma };
    expect((await mend(hr, id, { names: [{ ...meant, as: 'use', use: 'Sales' }] })).status).toBe(
      200,
    );
    expect((await missing(hr, id)).map(({ name }) => name)).toEqual(['Weaver', 'Tongi', 'South']);
    expect(await batches.batch(hr, id)).toMatchObject({ counts: { new: 1, faulty: 2 } });
  });

  it('is made with the import, without rights, and goes with its undo unless it is used', async () => {
    const line = ['Packer', 'Meghna Steel', 'Packing', 'Line 1', 'Gazipur'];
    const id = await batches.check(hr, people(['A', ...line], ['B', ...line]));
    const within = house.meghna;
    const wanted = { within: null, as: 'create' };
    await mend(hr, id, {
      names: [
        { ...wanted, field: 'designationId', name: 'Packer' },
        { ...wanted, field: 'locationId', name: 'Gazipur' },
        { ...wanted, field: 'departmentId', name: 'Packing', within },
        { ...wanted, field: 'locationId', name: 'Nobody goes there' },
      ],
    });
    // its department will be there: now the unit is asked for
    const unit = (await missing(hr, id)).find(({ field }) => field === 'unitId');
    expect(unit).toMatchObject({ name: 'Line 1', rows: 2, within: { name: 'Packing' } });
    const { _id: inside } = (unit?.within ?? {}) as { _id?: string };
    await mend(hr, id, create('unitId', 'Line 1', { within: inside }));
    expect(await batches.batch(hr, id)).toMatchObject({ counts: { new: 2, faulty: 0 } });
    expect(await named('/department', 'Packing')).toEqual([]);
    expect((await batches.act(hr, id, 'apply')).status).toBe(200);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied', failure: null });
    expect(await named('/designation', 'Packer')).toMatchObject([{ roleKey: null, grade: null }]);
    expect(await named('/department', 'Packing')).toMatchObject([
      { concernCompany: { _id: house.meghna } },
    ]);
    expect(await named('/unit', 'Line 1')).toHaveLength(1);
    expect(await named('/location', 'Nobody goes there')).toEqual([]);

    // someone else begins to use one of them
    const [packer] = await named('/designation', 'Packer');
    made(await hr.post('/employee', newcomer(house, { designation: packer?._id })), 'employee._id');
    expect((await batches.act(hr, id, 'undo')).status).toBe(200);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Undone' });
    expect(await named('/designation', 'Packer')).toHaveLength(1);
    for (const [path, name] of [
      ['/department', 'Packing'],
      ['/unit', 'Line 1'],
      ['/location', 'Gazipur'],
    ] as const)
      expect(await named(path, name)).toEqual([]);
  });

  it('is not made after all when that is said, and its rows are wrong again', async () => {
    const id = await batches.check(hr, people(['A', 'Stitcher', 'Padma Foods', 'Sales', '', '']));
    await mend(hr, id, create('designationId', 'Stitcher'));
    expect(await batches.batch(hr, id)).toMatchObject({ counts: { new: 1 } });
    await mend(hr, id, create('designationId', 'Stitcher', { as: 'leave' }));
    expect(await batches.batch(hr, id)).toMatchObject({ counts: { new: 0, faulty: 1 } });
  });

  it('is taken from whoever made it first', async () => {
    const id = await batches.check(hr, people(['A', officer, 'Padma Foods', 'Spinning', '', '']));
    await mend(hr, id, create('departmentId', 'Spinning', { within: house.padma }));
    const theirs = { name: 'spinning', concernCompany: house.padma };
    const first = made(await hr.post('/department', theirs), 'department._id');
    await batches.act(hr, id, 'apply');
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied' });
    await batches.act(hr, id, 'undo');
    expect((await hr.get(`/department/${first}`)).status).toBe(200);
  });

  it('is made once by two imports at the same time', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const name = `Finishing ${round}`;
      const ids: string[] = [];
      for (const who of ['A', 'B']) {
        const id = await batches.check(hr, people([who, officer, 'Padma Foods', name, '', '']));
        await mend(hr, id, create('departmentId', name, { within: house.padma }));
        ids.push(id);
      }
      for (const id of ids) expect((await hr.post(`/employee-batch/${id}/apply`)).status).toBe(200);
      await workOffTogether(test);
      for (const id of ids)
        expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied', failure: null });
      expect(await named('/department', name)).toHaveLength(1);
    }
  });
});

describe('cells that are corrected in place', () => {
  it('are checked again without an upload, and keep what the sheet says beside them', async () => {
    const id = await batches.check(hr, [
      ['Name', 'Designation', 'Department', 'Joined on', 'Gender'],
      ['A', officer, 'Sales', 'soon', 'Robot'],
      ['B', officer, 'Selling', '2026-01-01', ''],
    ]);
    const [wrong] = await batches.rows(hr, id, '&which=faulty');
    expect(wrong?.faults).toMatchObject([
      { field: 'gender', value: 'Robot', options: ['Male', 'Female', 'Other'] },
      { field: 'joinedOn', value: 'soon', options: [] },
    ]);
    const cells = [
      { row: 2, field: 'joinedOn', value: '2026-02-01' },
      { row: 2, field: 'gender', value: null },
      // chosen from a list: by its id
      { row: 3, field: 'departmentId', value: house.sales },
      { row: 2, field: 'secretWord', value: 'x' },
      { row: 99, field: 'name', value: 'Nobody' },
    ];
    expect((await mend(hr, id, { cells })).status).toBe(200);
    expect(await batches.batch(hr, id)).toMatchObject({ counts: { new: 2, faulty: 0 } });
    // checked once more: the corrections stay
    await hr.post(`/employee-batch/${id}/check`);
    await workOff(test);
    expect(await batches.batch(hr, id)).toMatchObject({ counts: { new: 2, faulty: 0 } });
    const sheet = await hr.get(`/employee-batch/${id}/sheet`);
    const [header, first, second] = sheet.text.replace('\uFEFF', '').split(/\r?\n/);
    expect(header).toBe('Name,Designation,Department,Joined on');
    expect(first).toBe(`A,${officer},Sales,2026-02-01`);
    expect(second).toBe(`B,${officer},Sales,2026-01-01`);
    await batches.act(hr, id, 'apply');
    const [row] = await batches.rows(hr, id);
    expect(row?.changes).toContainEqual({ field: 'joinedOn', before: null, after: '2026-02-01' });
    expect((await mend(hr, id, { cells })).status).toBe(409);
  });
});

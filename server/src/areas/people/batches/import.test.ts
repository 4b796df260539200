import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { type TestHouse, made, makeHouse, newcomer } from '../../../testing/people/make-house.ts';
import { sendBatches, workOff } from '../../../testing/files/send-batches.ts';

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

const add = async (given: object = {}): Promise<{ id: string; number: string }> => {
  const reply = await hr.post('/employee', newcomer(house, given));
  return { id: made(reply, 'employee._id'), number: reply.at('employee.number') };
};
const found = async (number: string): Promise<Record<string, unknown>> => {
  const reply = await hr.get(`/employee/data?search=${encodeURIComponent(number)}&limit=200`);
  const { employees } = reply.body as { employees: Record<string, unknown>[] };
  return employees.find((row) => row.number === number) ?? {};
};

describe('what a sheet is refused for', () => {
  it.each([
    [
      'no known title',
      [
        ['Colour', 'Size'],
        ['red', 'XL'],
      ],
      'people.sheet-header',
      /first row/,
    ],
    ['titles only', [['Employee number', 'Name']], 'people.sheet-empty', /no rows/],
    [
      'two columns of one meaning',
      [
        ['Name', 'নাম'],
        ['a', 'b'],
      ],
      'twice',
      /mean the same: Name, নাম/,
    ],
    [
      'too many columns',
      [Array.from({ length: 201 }, (_, at) => `c${at}`), ['x']],
      'large',
      /at most 20,000 rows, 200 columns/,
    ],
  ] as const)('%s', async (_, lines, __, sentence) => {
    const id = await batches.check(hr, lines);
    expect(await batches.batch(hr, id)).toMatchObject({
      state: 'Failed',
      failure: expect.stringMatching(sentence),
      can: { apply: false, undo: false, remove: true },
    });
  });

  it('a file that is used already, or of someone else', async () => {
    const file = await batches.upload(hr, Buffer.from('Name\nA\n'), 'csv');
    const other = await test.as('hr');
    expect((await other.post('/employee-batch/import', { file })).status).toBe(422);
    expect((await hr.post('/employee-batch/import', { file })).status).toBe(200);
    expect((await hr.post('/employee-batch/import', { file })).status).toBe(422);
    await workOff(test);
  });

  it('every wrong cell with its row, its column and the reason, and nobody is changed', async () => {
    const boss = await add({ name: 'Boss', email: 'boss@example.com', nationalId: 'N-1' });
    const under = await add({ name: 'Under', lineManager: boss.id });
    const gone = await add({ name: 'Gone' });
    const self = await test.newPerson({
      name: 'Self',
      departmentId: house.sales,
      number: 'SELF-1',
    });
    const user = await test.newUser({ role: 'HR', employeeId: self });
    const me = await test.enter({ kind: 'user', id: user });
    made(
      await hr.post(`/employee/${gone.id}/life`, {
        action: 'leave',
        date: addDays(house.today, -1),
        leavingReason: 'Resigned',
      }),
      'employee._id',
    );
    const titles = ['Employee number', 'Name', 'পদবি', 'Department', 'Unit', 'JOININGDATE'];
    const more = [
      'Line manager',
      'Work e-mail',
      'Gender',
      'Status',
      'Date of birth',
      'National ID',
    ];
    const wrong: [Record<string, string>, string, RegExp][] = [
      [{ 'Employee number': 'NEW-1', Name: 'A' }, 'Employee number', /Nobody here has this number/],
      [{ Name: 'B', পদবি: officer, JOININGDATE: '2026-01-01' }, 'Department', /new person needs/],
      [{ 'Employee number': under.number, Department: 'Slaes' }, 'Department', /mean “Sales”/],
      [{ 'Employee number': under.number, পদবি: 'Wizard' }, 'Designation', /nothing of this name/],
      [{ 'Employee number': boss.number, Unit: 'Field' }, 'Unit', /does not belong to Sales/],
      [{ 'Employee number': boss.number, 'Work e-mail': 'x' }, 'Work e-mail', /not an e-mail/],
      [{ 'Employee number': 'T-1', Name: 'x'.repeat(121) }, 'Name', /At most 120/],
      [{ 'Employee number': 'T-1', Name: 'y' }, 'Employee number', /Row 8 has this, too/],
      [
        { 'Employee number': gone.number, Gender: 'Robot' },
        'Gender',
        /one of: Male, Female, Other/,
      ],
      [{ 'Employee number': gone.number, Status: 'Confirmed' }, 'Status', /stands there as: Left/],
      [
        { 'Employee number': 'D-1', 'Date of birth': '31/02/1990' },
        'Date of birth',
        /15\/11\/2026/,
      ],
      [{ 'Employee number': 'D-2', 'National ID': 'N-1' }, 'National ID', /Someone else/],
      [
        { 'Employee number': 'D-3', 'Work e-mail': 'BOSS@example.com' },
        'Work e-mail',
        /Someone else/,
      ],
      [{ 'Employee number': 'D-4', 'Line manager': 'NOBODY' }, 'Line manager', /Nobody who works/],
      [
        { 'Employee number': 'D-5', 'Line manager': gone.number },
        'Line manager',
        /Nobody who works/,
      ],
      [{ 'Employee number': 'SELF-1', Name: 'Myself' }, 'Employee number', /own record/],
      [{ 'Employee number': under.number, Name: '(empty)' }, 'Name', /cannot be empty/],
      [{ 'Employee number': 'a@b', Name: 'At' }, 'Employee number', /sign @/],
    ];
    const columns = [...titles, ...more];
    const lines = [columns, ...wrong.map(([cells]) => columns.map((title) => cells[title] ?? ''))];
    const before = await batches.people();
    const id = await batches.check(me, lines);
    const rows = await batches.rows(me, id, '&which=faulty');
    for (const [at, [, column, sentence]] of wrong.entries()) {
      const row = rows.find((each) => each.row === at + 2);
      const told = row?.faults.map((fault) => `${fault.column}: ${fault.message}`).join('\n') ?? '';
      expect(told, `row ${at + 2}`).toMatch(new RegExp(`^${column}: .*${sentence.source}`, 'm'));
    }
    const bangla = await batches.rows(me, id, '', { 'accept-language': 'bn' });
    expect(bangla[1]?.faults).toMatchObject([
      { column: 'বিভাগ', message: 'নতুন কর্মীর জন্য এটি লাগবে।' },
    ]);
    expect(await batches.people()).toEqual(before);
    const refused = await batches.act(me, id, 'apply');
    expect([refused.status, refused.at('code')]).toEqual([409, 'people.batch-faulty']);
    expect(await batches.people()).toEqual(before);
  });

  it('a ring of managers, through rows of the same file too', async () => {
    const [a, b] = [await add({ name: 'Ring A' }), await add({ name: 'Ring B' })];
    const lines = [
      ['number', 'name', 'designation', 'department', 'joiningDate', 'lineManager'],
      [a.number, '', '', '', '', 'RING-C'],
      [b.number, '', '', '', '', a.number],
      ['RING-C', 'Ring C', officer, 'Sales', '2026-01-05', b.number],
    ];
    const id = await batches.check(hr, lines);
    const rows = await batches.rows(hr, id);
    expect(rows.map((row) => [row.kind, row.faults[0]?.message])).toEqual(
      Array.from({ length: 3 }, () => ['faulty', expect.stringMatching(/an own manager/)]),
    );
  });

  it('people, departments and numbers of another concern, for who is limited to one', async () => {
    const far = await add({ name: 'Far', department: house.furnace });
    const limited = await test.enter({
      kind: 'user',
      id: await test.newUser({ role: 'HR', concernId: house.padma }),
    });
    const lines = [
      ['number', 'name', 'department'],
      [far.number, 'Taken over', ''],
      ['', 'New', 'Furnace'],
    ];
    const id = await batches.check(limited, lines);
    const rows = await batches.rows(limited, id);
    expect(rows.map((row) => [row.kind, row.employeeId ?? null])).toEqual([
      ['faulty', null],
      ['faulty', null],
    ]);
    expect(rows[1]?.faults).toContainEqual(
      expect.objectContaining({
        column: 'Department',
        message: expect.stringMatching(/nothing of/),
      }),
    );
    const theirs = await batches.check(hr, [
      ['number', 'name'],
      [far.number, 'Far away'],
    ]);
    expect((await limited.get(`/employee-batch/${theirs}`)).status).toBe(404);
    expect((await limited.post(`/employee-batch/${theirs}/apply`)).status).toBe(404);
  });
});

describe('an import that is right', () => {
  const titles = [
    'number',
    'name',
    'designation',
    'department',
    'joiningDate',
    'lineManager',
    'phone',
  ];

  it('adds new people with numbers, managers of the same file among them', async () => {
    const lines = [
      titles,
      ['', 'Nadia', officer, 'sales', '15/01/2026', 'LEAD-1', '+8801700'],
      ['LEAD-1', 'Lead', officer, 'SALES', '1 Feb 2025', '', ''],
      ['LATER-1', 'Later', officer, 'Audit', addDays(house.today, 20), 'LEAD-1', ''],
    ];
    const id = await batches.check(hr, lines, { kind: 'xlsx' });
    expect(await batches.batch(hr, id)).toMatchObject({
      state: 'Checked',
      counts: { new: 3, changed: 0, unchanged: 0, faulty: 0 },
      can: { apply: true },
    });
    const before = await batches.people();
    expect((await batches.act(hr, id, 'apply')).status).toBe(200);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Applied', failure: null });
    const rows = await batches.rows(hr, id);
    const nadia = await found(String(rows[0]?.number));
    expect(nadia).toMatchObject({
      number: expect.stringMatching(/^EMP-\d{5}$/),
      name: 'Nadia',
      phone: '+8801700',
      status: 'Probation',
      joiningDate: '2026-01-15',
      lineManager: { name: 'Lead' },
    });
    expect(await found('LATER-1')).toMatchObject({
      status: 'Draft',
      joiningDate: addDays(house.today, 20),
    });
    expect((await batches.act(hr, id, 'undo')).status).toBe(200);
    expect(await batches.batch(hr, id)).toMatchObject({ state: 'Undone', can: { undo: false } });
    expect(await batches.people()).toEqual(before);
  });

  it('changes people from a day on, keeps what is blank, and is told in the history', async () => {
    const someone = await add({ name: 'Keeper', phone: '01711', unit: house.north });
    const from = addDays(house.today, 10);
    const lines = [
      ['employee NUMBER ', 'department', 'Work phone', 'Status', 'Concern'],
      [someone.number.toLowerCase(), 'Audit', '(খালি)', 'Confirmed', 'Padma Foods'],
    ];
    const before = await batches.people();
    const id = await batches.check(hr, lines, { effectiveFrom: from });
    expect((await batches.rows(hr, id))[0]?.changes).toEqual([
      { field: 'departmentId', before: 'Sales', after: 'Audit' },
      { field: 'unitId', before: 'North', after: null },
      { field: 'phone', before: '01711', after: null },
    ]);
    await batches.act(hr, id, 'apply');
    expect(await found(someone.number)).toMatchObject({
      phone: null,
      department: { name: 'Sales' },
    });
    expect((await hr.get(`/employee/${someone.id}/history`)).body).toMatchObject({
      data: [{ from, cause: 'import', department: { name: 'Audit' }, unit: null }, {}],
    });
    await batches.act(hr, id, 'undo');
    expect(await batches.people()).toEqual(before);
  });
});

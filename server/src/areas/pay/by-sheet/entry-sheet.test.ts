import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { sendBatches, workOff, workOffTogether } from '../../../testing/files/send-batches.ts';
import { sendFiles } from '../../../testing/files/send-files.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

const path = '/salary-entry-sheet';
const titles = ['Employee number', 'Name', 'Component', 'Amount', 'Month', 'Note'];
let world: PayWorld;
let sheets: ReturnType<typeof sendBatches>;
let payroll: Client;
beforeAll(async () => {
  world = await makePay();
  sheets = sendBatches(world.test, { path, purpose: 'pay' });
  ({ payroll } = world);
});
afterAll(() => world.close());

const paid = async (number: string, more: object = {}) => {
  const person = await world.person({ number, name: `Person ${number}`, ...more });
  await world.salary(person.id, '20000.00', '2025-01-01');
  return person;
};
const entries = async () =>
  (
    await sql<{ number: string; name: string; amount: string; month: string; note: string | null }>`
      select employee.number, component.name, entry.amount::text as amount,
        entry.from_month as month, entry.note
      from salary_entry as entry join employee on employee.id = entry.employee_id
        join pay_component as component on component.id = entry.component_id
      order by employee.number, component.name, entry.amount`.execute(world.test.database.db)
  ).rows;
const faultsOf = async (id: string) =>
  (await sheets.rows(payroll, id, '&which=faulty')).flatMap(({ row, faults }) =>
    faults.map(({ column, message }) => `${row} ${column}: ${message}`),
  );

describe('a sheet of one-off pay', () => {
  it('is sent and seen by those who keep pay, and by nobody else', async () => {
    const { client } = await paid('A-1');
    const recruiter = await world.test.as('recruiter');
    for (const other of [client, recruiter]) {
      expect((await other.get(`${path}/data`)).status).toBe(403);
      expect((await other.get(`${path}/template`)).status).toBe(403);
      const sent = await sendFiles(world.test).send(other, 'pay', 'pay.csv', Buffer.from('a\n1\n'));
      expect(sent.status).toBe(403);
    }
    const other = await sendFiles(world.test).send(
      world.hr,
      'import',
      'people.csv',
      Buffer.from('number,name\nX,Y\n'),
    );
    const wrong = await world.hr.post(`${path}/import`, { file: other.at('file._id') });
    expect(statusAndCode(wrong)).toEqual([422, 'request.rule']);
  });

  it('stays apart from the imports of people, and theirs from it', async () => {
    const id = await sheets.check(payroll, [titles, ['A-1', '', 'Incentive', '5', '2026-03', '']]);
    expect((await world.hr.get(`/employee-batch/${id}`)).status).toBe(404);
    expect((await world.hr.get('/employee-batch/data')).at('total')).toBe('0');
    expect((await world.hr.get(`/opening-figure-sheet/${id}`)).status).toBe(404);
    const people = await sendBatches(world.test).check(world.hr, [
      ['number', 'religion'],
      ['A-1', 'Islam'],
    ]);
    expect((await payroll.get(`${path}/${people}`)).status).toBe(404);
    expect((await payroll.get(`${path}/data`)).at('total')).toBe('1');
  });

  it('of someone who is limited to a company reaches nobody else', async () => {
    await paid('M-1', { departmentId: world.house.furnace });
    const concernId = world.house.meghna;
    const limited = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'PAYROLL', concernId }),
    });
    const id = await sheets.check(limited, [
      titles,
      ['A-1', '', 'Incentive', '5', '2026-03', ''],
      ['M-1', '', 'Incentive', '5', '2026-03', ''],
    ]);
    expect(await sheets.rows(limited, id)).toMatchObject([
      {
        kind: 'faulty',
        name: null,
        employee: null,
        faults: [
          { column: 'Employee number', message: 'Nobody whose pay you keep has this number.' },
        ],
      },
      { kind: 'new', name: 'Person M-1' },
    ]);
    expect((await limited.get(`${path}/data`)).at('total')).toBe('1');
  });

  it('names every wrong cell and writes nothing', async () => {
    const settled = await paid('P-1');
    await world.closeMonth('2026-01', { [settled.id]: {} });
    const run = await world.generate(payroll, '2026-01');
    await world.hr.post('/salary/salary-approve', { run });
    const own = await paid('O-1');
    const keeper = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'PAYROLL', employeeId: own.id }),
    });
    const before = await entries();
    const id = await sheets.check(keeper, [
      titles,
      ['A-1', 'whoever', 'incentive', '1,500.50', '2026-03', ''],
      ['', '', 'Incentive', '5', '2026-03', ''],
      ['Z-9', '', 'Incentive', '5', '2026-03', ''],
      ['O-1', '', 'Incentive', '5', '2026-03', ''],
      ['A-1', '', 'Incentve', '5', '2026-03', ''],
      ['A-1', '', 'Loan instalment', '5', '2026-03', ''],
      ['A-1', '', '', 'much', 'soon', 'x'.repeat(301)],
      ['A-1', '', 'Canteen', '-5', '2026-13', ''],
      ['A-1', '', 'Canteen', '0', '1850-01', ''],
      ['A-1', '', 'Canteen', '5.005', '', ''],
      ['A-1', '', 'Canteen', '99999999999999', '2026-03', ''],
      ['P-1', '', 'Canteen', '5', '2026-01', ''],
      ['A-1', '', 'Incentive', '১৫০০.৫', 'মার্চ ২০২৬', ''],
      ['A-1', 'nothing to say', '', '', '', ''],
    ]);
    expect(await sheets.batch(keeper, id)).toMatchObject({
      state: 'Checked',
      counts: { new: 1, changed: 0, unchanged: 1, faulty: 12 },
      can: { apply: false },
    });
    expect(await faultsOf(id)).toEqual([
      '3 Employee number: This row needs it.',
      '4 Employee number: Nobody whose pay you keep has this number.',
      '5 Employee number: This is you. A colleague must enter it.',
      '6 Component: There is nothing of this name here. Did you mean “Incentive”?',
      '7 Component: The system calculates this itself. Choose another component.',
      '8 Component: This row needs it.',
      '8 Amount: This is not an amount. Write figures only, such as 1500 or 1500.50.',
      '8 Month: This is not a month. Write it as 2026-11, 11/2026 or Nov 2026.',
      '8 Note: At most 300 characters fit here.',
      '9 Amount: The amount must be more than 0. A deduction is written as a positive amount, too.',
      '9 Month: This is not a month. Write it as 2026-11, 11/2026 or Nov 2026.',
      '10 Amount: The amount must be more than 0. A deduction is written as a positive amount, too.',
      '10 Month: This date must lie between 1900 and 2199.',
      '11 Amount: At most 2 decimals: the smallest part is 0.01.',
      '11 Month: This row needs it.',
      '12 Amount: This amount is too large. Check the figures.',
      '13 Month: The pay of January 2026 is approved or paid already. Choose a later month.',
      '14 Employee number: Row 2 says the same.',
    ]);
    expect(statusAndCode(await sheets.act(keeper, id, 'apply'))).toEqual([409, 'pay.batch-faulty']);
    expect(await entries()).toEqual(before);
    const unread = await sheets.check(payroll, Buffer.from('Colour\nred\n'));
    expect(await sheets.batch(payroll, unread)).toMatchObject({
      state: 'Failed',
      failure: expect.stringContaining('“Employee number” must be among them'),
    });
  });
});

describe('a right sheet', () => {
  const rows = (number: string) => [
    titles,
    [number, '', 'Incentive', '1500.5', 'Mar 2026', 'Sales of February'],
    [number, '', 'Canteen', '৩০০', '03/2026', ''],
    [number, '', 'Incentive', '500', '2026-03-15', ''],
  ];
  const asWritten = (number: string) => [
    { number, name: 'Canteen', amount: '30000', month: '2026-03', note: null },
    { number, name: 'Incentive', amount: '50000', month: '2026-03', note: null },
    { number, name: 'Incentive', amount: '150050', month: '2026-03', note: 'Sales of February' },
  ];
  const of = async (number: string) => (await entries()).filter((one) => one.number === number);

  it('says what it comes to, is written whole, and is undone exactly', async () => {
    await paid('R-1');
    await payroll.post('/salary-entry', {
      employeeId: (await paid('R-2')).id,
      component: world.components['Incentive'],
      amount: '7.00',
      fromMonth: '2026-03',
      toMonth: '2026-03',
    });
    const before = await entries();
    const id = await sheets.check(payroll, rows('R-1'), { kind: 'xlsx' });
    expect(await entries()).toEqual(before);
    expect((await payroll.get(`${path}/${id}/totals`)).body).toMatchObject({
      data: [
        { name: 'Canteen', rows: 1, amount: '300.00' },
        { name: 'Incentive', rows: 2, amount: '2000.50' },
      ],
    });
    expect((await sheets.act(payroll, id, 'apply')).status).toBe(200);
    expect(await sheets.batch(payroll, id)).toMatchObject({ state: 'Applied', counts: { new: 3 } });
    expect(await of('R-1')).toEqual(asWritten('R-1'));
    const again = await sheets.check(payroll, rows('R-1'));
    expect(await sheets.batch(payroll, again)).toMatchObject({ counts: { new: 0, unchanged: 3 } });
    expect((await sheets.act(world.hr, id, 'undo')).status).toBe(200);
    expect(await sheets.batch(payroll, id)).toMatchObject({ state: 'Undone' });
    expect(await entries()).toEqual(before);
  });

  it('applied by several at once is written once; of two with the same rows one is refused', async () => {
    await paid('S-1');
    const id = await sheets.check(payroll, rows('S-1'));
    const same = await sheets.check(world.hr, rows('S-1'));
    const replies = await Promise.all(
      [payroll, world.hr, payroll, world.admin].map((by) => by.post(`${path}/${id}/apply`)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await world.hr.post(`${path}/${same}/apply`)).status).toBe(200);
    await workOffTogether(world.test);
    expect(await of('S-1')).toEqual(asWritten('S-1'));
    const states = [await sheets.batch(payroll, id), await sheets.batch(payroll, same)];
    expect(states.map(({ state }) => state).toSorted()).toEqual(['Applied', 'Checked']);
    expect(states.find(({ state }) => state === 'Checked')?.failure).toMatch(
      /^(Someone changed Person S-1|There is nothing to apply)/,
    );
  });

  it('is not undone where an entry was changed since, nor once pay was approved with it', async () => {
    const { id: person } = await paid('T-1');
    const id = await sheets.check(payroll, rows('T-1'));
    await sheets.act(payroll, id, 'apply');
    await world.closeMonth('2026-03', { [person]: {} });
    const run = await world.generate(payroll, '2026-03');
    expect((await world.hr.post('/salary/salary-approve', { run })).status).toBe(200);
    const reply = await sheets.act(payroll, id, 'undo');
    expect(statusAndCode(reply)).toEqual([409, 'pay.undo-in-use']);
    expect(reply.at('message')).toContain('The pay of Person T-1 was approved or paid with this');
    expect(await of('T-1')).toEqual(asWritten('T-1'));
    await paid('T-2');
    const other = await sheets.check(payroll, [titles, ['T-2', '', 'Canteen', '9', '2026-04', '']]);
    await sheets.act(payroll, other, 'apply');
    const list = await payroll.get('/salary-entry/data?search=T-2');
    await payroll.delete(`/salary-entry/${list.at('data.0._id')}`);
    expect(statusAndCode(await sheets.act(payroll, other, 'undo'))).toEqual([
      409,
      'pay.undo-overtaken',
    ]);
  });

  it('of a colleague is not applied by whoever is in it', async () => {
    const own = await paid('U-1');
    const id = await sheets.check(payroll, rows('U-1'));
    const keeper = await world.enter({
      kind: 'user',
      id: await world.test.newUser({ role: 'PAYROLL', employeeId: own.id }),
    });
    expect(statusAndCode(await sheets.act(keeper, id, 'apply'))).toEqual([
      403,
      'people.own-record',
    ]);
    expect(await of('U-1')).toEqual([]);
  });

  it('begins as a sheet with the names of the columns, or with everyone', async () => {
    const empty = await payroll.get(`${path}/template`);
    expect(empty.text.trim()).toBe(titles.join(','));
    const filled = await payroll.send('GET', `${basePath}${path}/template?filled=Yes`, {
      headers: { 'accept-language': 'bn' },
    });
    expect(filled.text).toContain('কর্মী নম্বর');
    expect(filled.text).toContain('R-1,Person R-1,,,,');
    await workOff(world.test);
  });
});

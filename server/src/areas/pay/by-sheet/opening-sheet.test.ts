import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { sendBatches, workOffTogether } from '../../../testing/files/send-batches.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

const path = '/opening-figure-sheet';
const titles = [
  'Employee number',
  'Figures up to month',
  'Taxable pay so far',
  'Tax so far',
  'Provident fund, own part',
  'Provident fund, employer part',
  'Loan left',
  'Loan instalment',
];
let world: PayWorld;
/** whose jobs are done at the time of the house */
let test: PayWorld['test'];
let sheets: ReturnType<typeof sendBatches>;
let payroll: Client;
beforeAll(async () => {
  world = await makePay();
  test = { ...world.test, clock: Object.assign(world.clock, { advance: () => undefined }) };
  sheets = sendBatches(test, { path, purpose: 'pay' });
  ({ payroll } = world);
});
afterAll(() => world.close());

const paid = async (number: string) => {
  const person = await world.person({ number, name: `Person ${number}` });
  await world.salary(person.id, '20000.00', '2025-01-01');
  return person;
};
const figures = async () =>
  (
    await sql`select employee.number, figure.tax_year, figure.until_month, figure.taxable::text,
        figure.tax::text, figure.fund_own::text, figure.fund_employer::text,
        loan.principal::text, loan.instalment::text, loan.from_month, loan.state
      from opening_figure as figure join employee on employee.id = figure.employee_id
        left join salary_loan as loan on loan.id = figure.loan_id
      order by employee.number`.execute(world.test.database.db)
  ).rows;
const right = (number: string) => [
  titles,
  [number, 'Dec 2025', '1,20,000', '4000.25', '8000', '8000', '6000', '2000'],
];

it('names every wrong cell of opening figures and writes nothing', async () => {
  const settled = await paid('C-1');
  await paid('C-2');
  await world.closeMonth('2025-11', { [settled.id]: {} });
  const run = await world.generate(payroll, '2025-11');
  await world.hr.post('/salary/salary-approve', { run });
  const recruiter = await world.test.as('recruiter');
  expect((await recruiter.get(`${path}/data`)).status).toBe(403);
  const id = await sheets.check(payroll, [
    titles,
    ['C-1', '2025-12', '100', '', '', '', '', ''],
    ['C-2', '', '-1', 'x', '', '', '', ''],
    ['C-2', '2025-12', '100', '101', '', '', '', '5'],
    ['C-2', '2025-12', '', '', '', '', '100', ''],
    ['C-2', '2025-12', '', '', '', '', '100', '101'],
    ['C-2', '2025-12', '100', '', '', '', '', ''],
    ['C-2', '2025-10', '200', '', '', '', '', ''],
  ]);
  const rows = await sheets.rows(payroll, id, '&which=faulty');
  expect(
    rows.flatMap(({ row, faults }) => faults.map(({ field, message }) => [row, field, message])),
  ).toEqual([
    [
      2,
      'month',
      'Muster itself has approved or paid November 2025. Opening figures are of the months before.',
    ],
    [3, 'month', 'This row needs it.'],
    [3, 'taxable', 'This cannot be less than 0.'],
    [3, 'tax', 'This is not an amount. Write figures only, such as 1500 or 1500.50.'],
    [4, 'tax', 'The tax cannot be more than the taxable pay.'],
    [4, 'loanLeft', 'This row needs it.'],
    [5, 'loanInstalment', 'This row needs it.'],
    [6, 'loanInstalment', 'An instalment cannot be more than what is left of the loan.'],
    [8, 'number', 'Row 7 says the same.'],
  ]);
  expect(statusAndCode(await sheets.act(payroll, id, 'apply'))).toEqual([409, 'pay.batch-faulty']);
  expect(await figures()).toEqual([]);
});

it('keeps figures, lends what is left, shows the tax of the year, and takes all of it back', async () => {
  const { client } = await paid('D-1');
  const id = await sheets.check(payroll, right('D-1'), { kind: 'xlsx' });
  expect((await payroll.get(`${path}/${id}/totals`)).body).toMatchObject({
    data: [
      { name: 'Taxable pay so far', rows: 1, amount: '120000.00' },
      { name: 'Tax so far', amount: '4000.25' },
      { name: 'Provident fund, own part', amount: '8000.00' },
      { name: 'Provident fund, employer part', amount: '8000.00' },
      { name: 'Loan left', amount: '6000.00' },
      { name: 'Loan instalment', amount: '2000.00' },
    ],
  });
  expect((await sheets.act(payroll, id, 'apply')).status).toBe(200);
  expect(await figures()).toEqual([
    {
      number: 'D-1',
      tax_year: 2025,
      until_month: '2025-12',
      taxable: '12000000',
      tax: '400025',
      fund_own: '800000',
      fund_employer: '800000',
      principal: '600000',
      instalment: '200000',
      from_month: '2026-01',
      state: 'Running',
    },
  ]);
  expect((await client.get('/employee-panel/salary/payslips?year=2025')).body).toMatchObject({
    taxSoFar: {
      taxable: '120000.00',
      tax: '4000.25',
      before: [{ until: '2025-12', taxable: '120000.00', tax: '4000.25' }],
    },
  });
  expect((await client.get('/employee-panel/salary/payslips?year=2026')).body).toMatchObject({
    taxSoFar: { taxable: '0.00', tax: '0.00', before: [] },
  });
  expect((await client.get('/employee-panel/salary/loans')).body).toMatchObject({
    data: [{ balance: '6000.00', status: 'Running' }],
  });
  const fund = async () => (await client.get('/employee-panel/salary/provident-fund')).body;
  expect(await fund()).toMatchObject({
    data: {
      balance: '16000.00',
      ledger: [
        { kind: 'Opening employer', date: '2025-12-31', amount: '8000.00' },
        { kind: 'Opening own', date: '2025-12-31', balance: '16000.00' },
      ],
    },
  });
  const again = await sheets.check(payroll, right('D-1'));
  expect(await sheets.batch(payroll, again)).toMatchObject({ counts: { new: 0, unchanged: 1 } });
  const other = await sheets.check(payroll, [titles, ['D-1', '2025-12', '1', '', '', '', '', '']]);
  expect(await sheets.rows(payroll, other)).toMatchObject([
    {
      faults: [
        {
          field: 'month',
          message:
            'Other opening figures for the tax year from July 2025 are here already. Undo that sheet first.',
        },
      ],
    },
  ]);
  expect((await sheets.act(payroll, id, 'undo')).status).toBe(200);
  expect(await figures()).toEqual([]);
  expect(await fund()).toEqual({ data: null });
  expect((await client.get('/employee-panel/salary/loans')).body).toMatchObject({ data: [] });
  expect((await payroll.get('/salary-loan/data?search=D-1')).body).toMatchObject({
    data: [{ status: 'Cancelled', principal: '6000.00' }],
  });
});

it('is written once however many apply it, and stays once pay was approved or a loan paid with it', async () => {
  const { id: person } = await paid('E-1');
  const [one, other] = [
    await sheets.check(payroll, right('E-1')),
    await sheets.check(world.hr, right('E-1')),
  ];
  for (const id of [one, other])
    expect((await payroll.post(`${path}/${id}/apply`)).status).toBe(200);
  await workOffTogether(test);
  expect(await figures()).toHaveLength(1);
  const states = await Promise.all([one, other].map((id) => sheets.batch(payroll, id)));
  const applied = states[0]?.state === 'Applied' ? one : other;
  expect(states.map(({ state }) => state).toSorted()).toEqual(['Applied', 'Checked']);
  const paidOut = await payroll.post('/provident-fund/entry', {
    employeeId: person,
    kind: 'Withdrawal',
    amount: '16000.00',
    date: '2026-01-05',
  });
  expect(paidOut.at('data.balance'), paidOut.text).toBe('0.00');
  const undone = async () => statusAndCode(await sheets.act(payroll, applied, 'undo'));
  expect(await undone(), 'what was paid out came from these figures').toEqual([
    409,
    'pay.undo-in-use',
  ]);
  const entry = `/provident-fund/entry/${paidOut.at('data.ledger.2.entry')}/take-back`;
  expect((await payroll.post(entry, { reason: 'Typed wrong' })).status).toBe(200);
  await world.closeMonth('2026-01', { [person]: {} });
  const run = await world.generate(payroll, '2026-01');
  expect((await world.hr.post('/salary/salary-approve', { run })).status).toBe(200);
  expect(await undone()).toEqual([409, 'pay.undo-in-use']);
  expect(await figures()).toHaveLength(1);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';
import { lookedAt } from '../../testing/people/looked-at.ts';

/** What is known too late of a month that was paid is made up for with the next pay, once. */
let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

interface Line {
  component: { name: string };
  kind: string;
  amount: string;
  why: { cause?: string; month?: string };
}
interface Slip {
  _id: string;
  net: string;
  gross: string;
  lines: Line[];
}

async function generate(
  month: string,
  id: string,
  figure = {},
): Promise<{ run: string; slip: Slip }> {
  await world.closeMonth(month, { [id]: figure });
  const run = await world.generate(world.payroll, month);
  await expectSameByHand(world.test.database.db, month);
  return { run, slip: await slipOf(month, id) };
}
async function slipOf(month: string, id: string): Promise<Slip> {
  const [sheet] = await world.sheets(month, `&employeeId=${id}`);
  const reply = await world.hr.get(`/salary/${String(sheet?.['_id'])}`);
  return (reply.body as { payslip: Slip }).payslip;
}
async function payMonth(month: string, id: string, figure = {}): Promise<Slip> {
  const { run, slip } = await generate(month, id, figure);
  const reply = await world.hr.post('/salary/salary-paid', { run, reason: lookedAt });
  expect(reply.status, reply.text).toBe(200);
  return slip;
}
const arrearsIn = ({ lines }: Slip) =>
  lines
    .filter(({ why }) => why.cause === 'arrear')
    .map(({ component, kind, amount, why }) => [why.month, component.name, kind, amount]);

it('a raise that was entered late is made up for, part by part, and not again', async () => {
  const { id } = await world.person();
  await world.salary(id, '10000.00', '2024-01-01');
  await payMonth('2024-01', id);
  await payMonth('2024-02', id);
  // from the 16th of 29 days: 15 of them at 2,900 more
  const rate = await world.salary(id, '12900.00', '2024-02-15');
  const reply = await world.hr.put(`/salary/${rate}`, { gross: '12900.00' });
  expect(reply.status, 'nothing was paid by it yet').toBe(200);
  const third = await payMonth('2024-03', id);
  expect(arrearsIn(third)).toEqual([
    ['2024-02', 'Basic', 'Earning', '750.00'],
    ['2024-02', 'House rent', 'Earning', '375.00'],
    ['2024-02', 'Other allowance', 'Earning', '375.00'],
    ['2024-02', 'Provident fund', 'Deduction', '60.00'],
    ['2024-02', 'Fund of the employer', 'Employer', '60.00'],
  ]);
  const basic = third.lines.find(({ why }) => why.cause === 'arrear');
  expect(basic?.why).toMatchObject({ shouldBe: '5750.00', wasPaid: '5000.00' });
  expect(third.gross).toBe('12900.00');
  expect((await world.hr.put(`/salary/${rate}`, { gross: '12901.00' })).status).toBe(409);
  expect(arrearsIn(await payMonth('2024-04', id))).toEqual([]);
});

it('pay that was too high is taken back, as far as there is pay', async () => {
  const { id } = await world.person();
  await world.salary(id, '20000.00', '2024-05-01');
  await payMonth('2024-05', id);
  await payMonth('2024-06', id);
  await world.salary(id, '6000.00', '2024-05-02');
  const july = await payMonth('2024-07', id);
  expect(july.net).toBe('0.00');
  expect(arrearsIn(july).map(([month]) => month)).toContain('2024-05');
  const august = await slipOfNext('2024-08', id);
  expect(arrearsIn(august)).toEqual([]);
  expect(august.lines.filter(({ why }) => why.cause === 'carried')).not.toEqual([]);
});
const slipOfNext = async (month: string, id: string) => (await generate(month, id)).slip;

it('a salary that was entered too late for any pay of a month is paid with the next one', async () => {
  const { id } = await world.person();
  const other = (await world.person()).id;
  await world.salary(other, '10000.00', '2024-01-01');
  await world.closeMonth('2024-09', { [id]: {}, [other]: {} });
  const run = await world.generate(world.payroll, '2024-09');
  expect((await world.hr.post('/salary/salary-paid', { run, reason: lookedAt })).status).toBe(200);
  await world.salary(id, '10000.00', '2024-09-01');
  const october = (await generate('2024-10', id)).slip;
  expect(arrearsIn(october).slice(0, 3)).toEqual([
    ['2024-09', 'Basic', 'Earning', '5000.00'],
    ['2024-09', 'House rent', 'Earning', '2500.00'],
    ['2024-09', 'Other allowance', 'Earning', '2500.00'],
  ]);
});

it('a day that was absent by mistake is given back; taken back, it is taken again', async () => {
  const { id } = await world.person();
  await world.salary(id, '12000.00', '2024-01-01');
  const wish = {
    employeeId: id,
    month: '2024-11',
    count: 'absence',
    quantity: -1000,
    reason: 'The machine was broken',
  };
  const early = await generate('2024-11', id, { absence: 2000 });
  const refused = await world.hr.post('/late-correction', wish);
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('not approved yet'),
  ]);
  await world.hr.post('/salary/salary-paid', { run: early.run, reason: lookedAt });
  expect((await world.hr.post('/late-correction', { ...wish, quantity: -3000 })).status).toBe(422);
  expect((await world.hr.post('/late-correction', { ...wish, quantity: 0 })).status).toBe(422);
  const made = await world.hr.post('/late-correction', wish);
  expect(made.status, made.text).toBe(200);
  const december = await payMonth('2024-12', id);
  expect(arrearsIn(december)).toEqual([['2024-11', 'Absence', 'Earning', '200.00']]);
  const gone = await world.hr.delete(`/late-correction/${made.at('data._id')}`);
  expect(gone.status).toBe(200);
  const january = await payMonth('2025-01', id);
  expect(arrearsIn(january)).toEqual([['2024-11', 'Absence', 'Deduction', '200.00']]);
});

it('two months that make up for the same one: the second is calculated again', async () => {
  const { id } = await world.person();
  await world.salary(id, '10000.00', '2025-01-01');
  await payMonth('2025-02', id);
  await world.salary(id, '11000.00', '2025-02-02');
  const march = await generate('2025-03', id);
  const april = await generate('2025-04', id);
  expect(arrearsIn(march.slip)).toEqual(arrearsIn(april.slip));
  const replies = await Promise.all(
    [march, april].map(({ run }) =>
      world.hr.post('/salary/salary-approve', { run, reason: lookedAt }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = replies[0]?.status === 409 ? march : april;
  expect(replies.find(({ status }) => status === 409)?.text).toContain('approved since');
  await world.payroll.post(`/salary/${late.slip._id}/recompute`, {});
  const month = late === march ? '2025-03' : '2025-04';
  expect(arrearsIn(await slipOf(month, id))).toEqual([]);
  expect(
    (await world.hr.post('/salary/salary-approve', { run: late.run, reason: lookedAt })).status,
  ).toBe(200);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, Reply } from '../../../testing/client.ts';
import { made } from '../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** A payslip that was taken back, while the same pay is calculated, held and changed anew in its run. */
let world: PayWorld;
let rahim: { id: string; client: Client };
const month = '2025-03';
beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim' });
  const { id } = await world.person({ name: 'Karim' });
  for (const one of [rahim.id, id]) await world.salary(one, '20000.00', '2025-01-01');
  await world.closeMonth(month, { [rahim.id]: {}, [id]: {} });
});
afterAll(() => world.close());

const sheetIn = async (state: string): Promise<string> =>
  String((await world.sheets(month, `&employeeId=${rahim.id}&status=${state}`))[0]?.['_id']);
const set = async (id: string, reason: string) => {
  const line = { component: world.components['Basic'], amount: '9000.00', reason };
  expect((await world.hr.put(`/salary/${id}/line`, line)).status).toBe(200);
};
interface Slip {
  readonly hold: { reason: string } | null;
  readonly lines: readonly {
    computed: string | null;
    reason: string | null;
    author: object | null;
  }[];
}
/** Why it is held, and what is told of the line that was set by hand. */
function toldBy(reply: Reply) {
  const { hold, lines } = (reply.body as { payslip: Slip }).payslip;
  const line = lines.find(({ computed }) => computed !== null);
  return { hold: hold?.reason, reason: line?.reason, isAuthorTold: line?.author !== null };
}

it('tells nothing of what is held and changed since, neither to its owner nor to the office', async () => {
  const run = await world.generate(world.admin, month);
  const first = await sheetIn('Generated');
  await set(first, 'Agreed in January');
  const paid = await world.payroll.post('/salary/salary-paid', { run, salarySheets: [first] });
  expect(paid.status, paid.text).toBe(200);
  const asked = { salarySheets: [first], reason: 'The wrong account' };
  const reversal = made(await world.payroll.post(`/salary/run/${run}/reverse`, asked), 'data._id');
  made(await world.hr.post(`/salary/reversal/${reversal}/approve`, {}), 'data._id');
  world.clock.set('2026-03-02T09:00:00.000Z');
  await world.generate(world.admin, month);

  const again = await sheetIn('Generated');
  const hold = { reason: 'Suspected of theft' };
  expect((await world.hr.post(`/salary/${again}/hold`, hold)).status).toBe(200);
  const readings = () =>
    Promise.all([
      rahim.client.get(`/employee-panel/salary/payslip/${first}`),
      world.hr.get(`/salary/${first}`),
    ]);
  for (const reading of await readings())
    expect(toldBy(reading)).toEqual({
      hold: undefined,
      reason: 'Agreed in January',
      isAuthorTold: true,
    });

  await set(again, 'As a warning');
  for (const reading of await readings())
    expect(toldBy(reading)).toEqual({ hold: undefined, reason: null, isAuthorTold: false });
  expect(toldBy(await world.hr.get(`/salary/${again}`))).toEqual({
    hold: 'Suspected of theft',
    reason: 'As a warning',
    isAuthorTold: true,
  });
});

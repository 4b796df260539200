import { sql } from 'kysely';
import type { LeaveWorld } from '../../server/src/testing/people/make-leave.ts';
import { payIn } from '../../server/src/testing/people/make-pay.ts';

const months = ['2025-11', '2025-12', '2026-01'];

/** Everyone of Padma Foods has a salary and an extra; two months are paid, the third is generated. */
export async function fillPay(world: LeaveWorld): Promise<void> {
  const pay = await payIn(world);
  const found = await sql<{ id: string }>`select employee.id from employee
    join department on department.id = employee.department_id
    where department.concern_id = ${world.house.padma} and employee.joined_on < '2025-01-01'
    order by employee.id`.execute(world.test.database.db);
  const ids = found.rows.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    await pay.salary(id, `${20_000 + (index % 3) * 1000}.00`, '2025-01-01');
    const extra = { component: pay.components['Incentive'], amount: '500.00', note: 'Eid' };
    await pay.hr.post('/salary-entry', {
      employeeId: id,
      ...extra,
      fromMonth: months[index % 3],
      toMonth: null,
    });
  }
  for (const [index, id] of ids.slice(0, 12).entries())
    await pay.hr.post('/salary-loan', {
      employeeId: id,
      principal: `${9000 + (index % 3) * 500}.00`,
      instalment: '500.00',
      fromMonth: '2026-01',
    });
  for (const month of months) {
    await pay.closeMonth(month, Object.fromEntries(ids.map((id) => [id, {}])));
    const run = await pay.generate(pay.payroll, month);
    if (month !== months.at(-1)) await pay.hr.post('/salary/salary-paid', { run });
  }
  for (const [index, employeeId] of ids.slice(0, 12).entries())
    await pay.hr.post('/late-correction', {
      employeeId,
      month: months[index % 2],
      count: 'nights',
      quantity: 1,
      reason: 'The machine was broken',
    });
}

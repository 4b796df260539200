import { sql } from 'kysely';
import type { LeaveWorld } from '../../server/src/testing/people/make-leave.ts';
import { made } from '../../server/src/testing/people/make-house.ts';
import { payIn, type PayWorld } from '../../server/src/testing/people/make-pay.ts';
import { makeBank } from '../../server/src/testing/people/pay-accounts.ts';
import { fillDeclarations } from './fill-declarations.ts';
import { fillQuestions } from './fill-questions.ts';

const methods = ['Bank', 'Wallet', 'Cash'] as const;

/** Everyone is paid by one method or another; answers the accounts of Padma Foods that pay. */
async function fillAccounts(pay: PayWorld, ids: readonly string[]) {
  const { db } = pay.test.database;
  const bank = await makeBank(pay, 'Bank of the full world');
  for (const [index, id] of ids.entries()) {
    const method = methods[index % 3];
    const [held, text] = method === 'Cash' ? [null, null] : [bank, '0123'];
    await sql`insert into employee_bank_account (employee_id, method, bank_id, account_name,
        account_number, updated_at)
      values (${id}, ${method}, ${held}, ${text}, ${text}, now())`.execute(db);
  }
  const payer = async (name: string) => {
    const account = { name, concernCompany: pay.house.padma, bank, accountNumber: '1' };
    return made(await pay.admin.post('/paying-account', account), 'data._id');
  };
  return { Bank: await payer('First payer'), Wallet: await payer('Second payer'), Cash: null };
}

const months = ['2025-11', '2025-12', '2026-01'];

/** Everyone of Padma Foods has a salary and an extra; two months are paid, the third is generated: its run is answered. */
export async function fillPay(world: LeaveWorld): Promise<string> {
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
  for (const [index, employeeId] of ids.slice(0, 12).entries())
    await pay.hr.post('/provident-fund/entry', {
      employeeId,
      kind: 'Opening own',
      amount: `${1000 + (index % 3) * 500}.00`,
      date: '2025-12-31',
    });
  const payers = await fillAccounts(pay, ids);
  let last = '';
  for (const [turn, month] of months.entries()) {
    // overtime of some differs from month to month
    const figures = ids.map((id, at) => [id, { overtime: 60 * ((at + turn) % 3) }]);
    await pay.closeMonth(month, Object.fromEntries(figures) as Record<string, object>);
    const run = await pay.generate(pay.payroll, month);
    last = run;
    if (month === months.at(-1)) continue;
    made(await pay.hr.post('/salary/salary-paid', { run, reason: 'x' }), 'data.people');
    for (const method of methods) {
      const body = { run, method, payingAccount: payers[method] };
      made(await pay.hr.post('/salary/bank-batch', body), 'data._id');
    }
  }
  for (const [index, employeeId] of ids.slice(0, 12).entries())
    await pay.hr.post('/late-correction', {
      employeeId,
      month: months[index % 2],
      count: 'nights',
      quantity: 1,
      reason: 'The machine was broken',
    });
  await fillDeclarations(world.test.database.db, ids.slice(0, 12));
  await fillQuestions(world.test.database.db, months[0] ?? '', ids.slice(0, 12));
  return last;
}

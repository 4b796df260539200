import { sql } from 'kysely';
import { expect } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import type { PayWorld } from './make-pay.ts';

type Change = ReturnType<typeof sql>;
/** An attempt of its own, of which nothing is paid. */
const open = '018f0000-0000-7000-8000-00000000feed';

/** One person is paid with a line that was changed by hand: from then on the database keeps all of it as it is. */
export async function expectPaidStays(world: PayWorld): Promise<void> {
  const { db } = world.test.database;
  const month = '2026-02';
  const { id } = await world.person({ joinedOn: '2026-01-01' });
  await world.salary(id, '31000.00', '2026-01-01');
  await world.closeMonth(month, { [id]: { overtime: 90 } });
  const run = await world.generate(world.payroll, month);
  const [sheet] = await world.sheets(month);
  const component = world.components['Overtime'];
  const line = { component, amount: '500.00', reason: 'Night of the flood' };
  const changed = await world.payroll.put(`/salary/${String(sheet?.['_id'])}/line`, line);
  expect(changed.status, changed.text).toBe(200);
  expect((await world.hr.post('/salary/salary-paid', { run })).status).toBe(200);

  const paid = sql`(select attempt_id from salary_sheet where state = 'Paid')`;
  const lineAt = (place: number, attempt: Change) => sql`insert into salary_line (attempt_id,
      employee_id, place, component_id, kind, in_gross, due, amount)
    select ${attempt}, employee_id, ${place}, component_id, kind, in_gross, due, amount
    from salary_line where attempt_id = ${paid} and place = 1`;
  const override = (
    of: unknown,
  ) => sql`insert into salary_override (run_id, employee_id, component_id,
      amount, reason, set_by_kind, set_by_id, created_at)
    values (${run}, ${id}, ${of}, 1, 'x', 'user', gen_random_uuid(), now())`;
  await addOpenAttempt(world, paid, lineAt(98, sql`${open}::uuid`));

  for (const change of [
    sql`update salary_sheet set net = net + 1, earnings = earnings + 1 where attempt_id = ${paid}`,
    sql`delete from salary_line where attempt_id = ${paid}`,
    sql`update salary_input set hash = 'x' where attempt_id = ${paid}`,
    lineAt(99, paid),
    sql`update salary_line set attempt_id = ${paid} where attempt_id = ${open}`,
    sql`update salary_payment set net = net + 1`,
    sql`update salary_payment set paid_by_id = gen_random_uuid(), announced_at = now()`,
    sql`delete from salary_payment`,
    sql`update salary_attempt set terms = terms || '{"rounding": 1}' where id = ${paid}`,
    sql`update salary_attempt set asked_by_id = gen_random_uuid() where id = ${paid}`,
    override(world.components['Canteen']),
    sql`update salary_override set reason = 'Another'`,
    sql`delete from salary_override`,
    ...['sheet', 'line', 'input', 'payment', 'attempt', 'override'].map(
      (table) => sql`truncate ${sql.table(`salary_${table}`)} cascade`,
    ),
  ])
    await expect(change.execute(db)).rejects.toThrow('What was paid is not changed.');
  const another = sql`insert into salary_input select * from salary_input where attempt_id = ${paid}`;
  await expect(another.execute(db)).rejects.toThrow('salary_input_pkey');

  await sql`update salary_payment set announced_until = ${id}, announced_at = now()`.execute(db);
  // what is not paid is changed and swept as ever
  await sql`update salary_attempt set terms = '{}' where id = ${open}`.execute(db);
  await sql`update salary_line set amount = amount + 1 where attempt_id = ${open}`.execute(db);
  for (const table of ['salary_line', 'salary_sheet', 'salary_input'])
    await sql`delete from ${sql.table(table)} where attempt_id = ${open}`.execute(db);
  await sql`delete from salary_attempt where id = ${open}`.execute(db);
}

/** The same pay once more in an attempt that was dropped. */
async function addOpenAttempt(world: PayWorld, paid: Change, line: Change): Promise<void> {
  await transaction(world.test.database.db, async (tx) => {
    await sql`insert into salary_attempt (id, run_id, state, terms, asked_by_kind, asked_by_id, created_at)
      select ${open}, run_id, 'Dropped', terms, asked_by_kind, asked_by_id, created_at
      from salary_attempt where id = ${paid}`.execute(tx);
    await sql`insert into salary_input select ${open}::uuid, employee_id, inputs, hash
      from salary_input where attempt_id = ${paid}`.execute(tx);
    await sql`insert into salary_sheet select (jsonb_populate_record(sheet, jsonb_build_object(
        'attempt_id', ${open}::text, 'state', 'Generated', 'payment_id', null, 'paid_at', null))).*
      from salary_sheet as sheet where attempt_id = ${paid}`.execute(tx);
    await line.execute(tx);
  });
}

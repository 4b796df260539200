import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { after, days } from '../../../platform/clock.ts';
import { always } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Now } from '../../../platform/now.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { DemoCompany } from '../../../wiring/demo-company.ts';
import { closeDemoMonth } from '../../attendance/public.ts';
import { lastFeasts } from './festivals.ts';
import { depositTax, numberTaxpayers, switchTaxOn } from './tax/load-tax.ts';
import { makeDemoBatches } from './bank/make-demo-batches.ts';
import { type DemoMonth, type DemoPayers, payDemoBonus, payDemoMonth } from './pay-demo-month.ts';

/** A month is closed when so many days of the next are over: whoever forgot to punch has said so by then. */
const daysToClose = 7;
/** So many of the newest months are made at once, of those that have punches; the rest behind the first start. */
const madeAtOnce = 2;

/** The newest month that is closed. */
export const newestClosed = (today: string): string =>
  addMonths(today.slice(0, 7), Number(today.slice(8)) > daysToClose ? -1 : -2);

type Found = Pick<Actor, 'kind' | 'accountId' | 'personId' | 'name'> & Pick<Actor, 'capacities'>;

const actorOf = (found: Found): Actor => ({
  ...found,
  sessionId: found.accountId,
  formerPersons: [],
  concerns: 'all',
  departments: [],
});

/** The payroll officer generates, the head of human resources agrees. */
export async function findPayers(db: Handle): Promise<DemoPayers> {
  const { rows } = await sql<{ id: string; personId: string | null; name: string; email: string }>`
    select id, employee_id as "personId", name, email from user_account
      where email = 'payroll@example.com'
    union all
    select id, id, name, email from employee where email = 'hr@example.com'`.execute(db);
  const of = (email: string) => {
    const row = rows.find((one) => one.email === email);
    if (!row) throw new Error(`The demo company has no ${email}.`);
    return { accountId: row.id, personId: row.personId, name: row.name };
  };
  return {
    generates: actorOf({ kind: 'user', capacities: ['payroll'], ...of('payroll@example.com') }),
    agrees: actorOf({ kind: 'employee', capacities: ['hr'], ...of('hr@example.com') }),
  };
}

export interface DemoPayroll {
  readonly payers: DemoPayers;
  readonly now: Now;
  readonly settings: Settings;
}

/** Closes a month of a concern, calculates it and pays it. */
export async function makeMonth(
  tx: Tx,
  run: DemoMonth,
  { payers, now, settings }: DemoPayroll,
): Promise<void> {
  const next = `${addMonths(run.month, 1)}-01T04:30:00.000Z`;
  const closed = { ...run, at: after(next, days(1)), by: payers.agrees };
  await closeDemoMonth(tx, closed, { now, settings });
  await payDemoMonth(tx, run, payers, await settings.read(tx, now.at));
}

/**
 * Months of which everyone was paid, and one that waits: of the factory it is generated and to be approved, of the
 * other company attendance is still open.
 */
export async function loadPayMonths(
  tx: Tx,
  { today, punchedFrom, paidMonths }: DemoCompany,
  payroll: DemoPayroll,
): Promise<void> {
  const { rows: concerns } = await sql<{
    id: string;
  }>`select id from concern order by name`.execute(tx);
  const newest = newestClosed(today);
  await switchTaxOn(tx, { first: addMonths(newest, -paidMonths), last: newest }, payroll);
  const inForce = await payroll.settings.read(tx, payroll.now.at);
  const feasts = lastFeasts(today)
    .map((feast) => ({ ...feast, month: feast.day.slice(0, 7) }))
    .filter(({ month }) => month > addMonths(newest, -paidMonths));
  const payFeasts = async (isNow: (month: string) => boolean) => {
    for (const { month, ...feast } of feasts.filter((one) => isNow(one.month)))
      for (const { id } of concerns) {
        const isOver = month < addMonths(newest, -1);
        await payDemoBonus(tx, { ...feast, concernId: id, isOver }, payroll.payers, inForce);
      }
  };
  // the oldest first: the tax of a month looks back at what was paid of its year
  for (let back = paidMonths; back >= 0; back -= 1) {
    const month = addMonths(newest, -back);
    await payFeasts((of) => of === month || (back === 0 && of > month));
    if (back >= madeAtOnce && `${month}-01` >= punchedFrom) continue;
    const run = { month, isPaid: back > 0, isOver: back > 1 };
    for (const { id } of back === 0 ? concerns.slice(0, 1) : concerns)
      await makeMonth(tx, { ...run, concernId: id }, payroll);
  }
  await makeDemoBatches(tx, always, payroll.payers);
  await depositTax(tx, payroll);
  await numberTaxpayers(tx);
}

import type { LedgerAccount } from '@muster/contract/pay/journal/account-calls.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';

const account = (code: string, name: string): LedgerAccount => ({ code, name });
const ledger = {
  salaries: account('5101', 'Salaries and wages'),
  overtime: account('5102', 'Overtime and allowances'),
  bonus: account('5103', 'Festival bonus'),
  fundCost: account('5105', 'Provident fund, share of the employer'),
  rounding: account('5190', 'Rounding of pay'),
  loans: account('1205', 'Loans to employees'),
  payable: account('2101', 'Salaries payable'),
  fund: account('2104', 'Provident fund payable'),
  tax: account('2105', 'Tax deducted at source'),
  others: account('2109', 'Other deductions payable'),
} as const;

interface Accounts {
  readonly debit?: LedgerAccount;
  readonly credit?: LedgerAccount;
}

/** By the names of the components; what is not named here goes by its kind. */
const byName: Readonly<Record<string, Accounts>> = {
  Overtime: { debit: ledger.overtime },
  'Attendance bonus': { debit: ledger.overtime },
  'Night allowance': { debit: ledger.overtime },
  Incentive: { debit: ledger.overtime },
  'Festival bonus': { debit: ledger.bonus },
  Rounding: { debit: ledger.rounding },
};
/** What was not earned lowers what pay costs. */
const byTakenAs: Readonly<Record<string, Accounts>> = {
  Absence: { credit: ledger.salaries },
  Tax: { credit: ledger.tax },
  Fund: { credit: ledger.fund },
  Loan: { credit: ledger.loans },
};

interface Component {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly takenAs: string;
}

function accountsOf({ name, kind, takenAs }: Component): Accounts {
  if (kind === 'Employer') return { debit: ledger.fundCost, credit: ledger.fund };
  if (kind === 'Deduction') return byTakenAs[takenAs] ?? { credit: ledger.others };
  return byName[name] ?? { debit: ledger.salaries };
}

/** Into which accounts the demo company books its pay; one company and one department have their own. */
export async function loadJournalAccounts(tx: Tx, at: string): Promise<void> {
  const components = await sql<Component>`select id, name, kind, taken_as as "takenAs"
    from pay_component where kind <> 'Information'`.execute(tx);
  const keep = async (
    componentId: string | null,
    { debit, credit }: Accounts,
    place: { readonly concernId?: string; readonly departmentId?: string } = {},
  ) =>
    sql`insert into journal_account (id, component_id, concern_id, department_id, debit_code,
        debit_name, credit_code, credit_name, version, created_at, updated_at)
      values (${newId(at)}, ${componentId}, ${place.concernId ?? null}, ${place.departmentId ?? null},
        ${debit?.code ?? null}, ${debit?.name ?? null}, ${credit?.code ?? null},
        ${credit?.name ?? null}, 1, ${at}, ${at})`.execute(tx);
  await keep(null, { credit: ledger.payable });
  for (const component of components.rows) await keep(component.id, accountsOf(component));
  const basic = components.rows.find(({ name }) => name === 'Basic');
  const places = await sql<{ concernId: string; departmentId: string }>`
    select concern.id as "concernId", (select department.id from department
        where department.concern_id = concern.id order by department.name limit 1) as "departmentId"
    from concern order by concern.name`.execute(tx);
  const [first, second] = places.rows;
  if (!basic || !first) return;
  const { concernId, departmentId } = first;
  await keep(
    basic.id,
    { debit: account('5111', 'Basic pay of the department') },
    { concernId, departmentId },
  );
  if (second) {
    const own = account('2102', 'Wages payable');
    await keep(null, { credit: own }, { concernId: second.concernId });
  }
}

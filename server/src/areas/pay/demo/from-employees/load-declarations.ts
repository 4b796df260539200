import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { declarationFlow } from '@muster/contract/pay/tax/declarations/declaration-workflow.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import { after, days } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { DemoCompany } from '../../../../wiring/demo-company.ts';
import { taxYearOf } from '../../rules/tax/tax-year.ts';
import { putItems } from '../../tax/declarations/declaration-store.ts';
import type { DemoPayers } from '../pay-demo-month.ts';

interface DemoDeclaration {
  /** who declares; none: someone who has declared nothing */
  readonly who?: string;
  /** kinds with taka, and where the paper is */
  readonly items: readonly (readonly [kind: string, taka: bigint, note?: string])[];
  readonly daysAgo: number;
  readonly accepts?: boolean;
  readonly returns?: string;
}

/** Whoever logs in as the employee of the demo has the first. */
const demoDeclarations: readonly DemoDeclaration[] = [
  {
    who: 'Rafiqul Islam',
    items: [
      ['life-insurance', 96_000n, 'MetLife, policy 4471902'],
      ['dps', 60_000n, 'BRAC Bank, 5,000 a month'],
    ],
    daysAgo: 75,
    accepts: true,
  },
  { items: [['savings-certificates', 150_000n, 'Family certificate']], daysAgo: 1 },
  {
    items: [
      ['dps', 120_000n, 'ডাচ-বাংলা ব্যাংক, মাসে ১০,০০০'],
      ['life-insurance', 42_500n, 'জীবন বীমা কর্পোরেশন'],
    ],
    daysAgo: 2,
  },
  {
    items: [
      ['listed-shares', 200_000n],
      ['donations', 25_000n, 'Ahsania Mission'],
    ],
    daysAgo: 5,
  },
  {
    items: [['life-insurance', 80_000n]],
    daysAgo: 12,
    returns: 'The receipt is of last year. Please declare again with the one of this income year.',
  },
];

interface Person {
  readonly id: string;
  readonly name: string;
}

async function findPerson(tx: Tx, { who }: DemoDeclaration): Promise<Person | undefined> {
  const found = await sql<Person>`select employee.id, employee.name from employee
    where employee.status = 'Confirmed' and employee.department_id is not null
      and ${who === undefined ? sql`employee.name <> 'Rafiqul Islam'` : sql`employee.name = ${who}`}
      and not exists (select 1 from tax_declaration where employee_id = employee.id)
    order by md5(employee.number) limit 1`.execute(tx);
  return found.rows[0];
}

interface Declared {
  readonly id: string;
  readonly employeeId: string;
  readonly year: number;
  readonly at: string;
}

async function declare(tx: Tx, { items }: DemoDeclaration, one: Declared): Promise<void> {
  const { id, employeeId, year, at } = one;
  await sql`insert into tax_declaration (id, employee_id, tax_year, state, created_at, version)
    values (${id}, ${employeeId}, ${year}, 'Declared', ${at}, 1)`.execute(tx);
  const said = items.map(([kind, taka, note]) => ({ kind, amount: taka * 100n, note }));
  await putItems(tx, id, said);
  const told = said.map(({ kind, amount }) => ({ kind, amount: decimalText(amount) }));
  await audit(tx, {
    at,
    actor: { kind: 'employee', accountId: employeeId, personId: employeeId },
    requestId: newId(at),
    action: 'tax-declaration.send',
    record: 'tax_declaration',
    recordId: id,
    after: { employeeId, year, items: told, state: 'Declared' },
  });
}

/** A day later, by whoever generates pay. */
async function decide(
  tx: Tx,
  { accepts, returns }: DemoDeclaration,
  { id, at: declaredAt }: Declared,
  by: Actor,
): Promise<void> {
  const at = after(declaredAt, days(1));
  const note = returns ?? null;
  const set = {
    note,
    decided_by_kind: by.kind,
    decided_by_id: by.accountId,
    decided_at: at,
    version: 2,
  };
  const step = { at, requestId: newId(at), set, after: { note } };
  const action = accepts ? 'accept' : 'return';
  await transition(tx, declarationFlow, { id, state: 'Declared' }, action, { person: by }, step);
  if (accepts)
    await sql`update tax_declaration_item set accepted = amount
      where declaration_id = ${id}`.execute(tx);
}

/** Nobody is told: whoever opens the demo finds what waits in the inbox. */
export async function loadDeclarations(
  tx: Tx,
  { at: now, today }: DemoCompany,
  { generates }: DemoPayers,
): Promise<void> {
  const year = taxYearOf(today.slice(0, 7));
  for (const declaration of demoDeclarations) {
    const person = await findPerson(tx, declaration);
    if (!person) continue;
    const at = after(now, -days(declaration.daysAgo));
    const one = { id: newId(at), employeeId: person.id, year, at };
    await declare(tx, declaration, one);
    if (declaration.accepts || declaration.returns) await decide(tx, declaration, one, generates);
  }
}

import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { OwnDeclarations } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { sql } from 'kysely';
import type { Db, Handle, Tx } from '../../../../platform/db/transaction.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { findDeclarations } from './declaration-store.ts';
import { declarableYears, findDeclarationTerms, findInvestmentKinds } from './declaration-year.ts';
import { showOwnDeclarations } from './show-declarations.ts';

/** Whoever declares, and the company that they are in now. */
export interface Declarant {
  readonly id: string;
  readonly name: string;
  readonly concernId: string | null;
}

export async function findDeclarant({
  db,
  actor,
}: PayCall<Db> | PayCall<Tx>): Promise<Declarant | undefined> {
  const found = await sql<Declarant>`select employee.id, employee.name,
      department.concern_id as "concernId"
    from employee left join department on department.id = employee.department_id
    where employee.id = ${actor.personId}`.execute(db);
  return found.rows[0];
}

/** Those of them that have slabs. */
async function openYears(db: Handle, country: string, years: readonly number[]): Promise<number[]> {
  const found = await sql<{ year: number }>`select year from income_slab
    where country = ${country} and year = any(${[...years]}::int[]) order by year`.execute(db);
  return found.rows.map(({ year }) => year);
}

/** What may be declared for an income year, the present one unless another is asked for, and what was. */
export async function readOwnDeclarations(
  call: PayCall<Db> | PayCall<Tx>,
  asked: number | undefined,
  deps: PayDeps,
): Promise<{ record: OwnDeclarations }> {
  const { db } = call;
  const declarant = await findDeclarant(call);
  if (!declarant) throw new Refusal(notFound);
  const terms = await findDeclarationTerms(call, declarant.concernId, deps);
  const { country, currency, isTaxed } = terms;
  const year = asked ?? terms.present;
  const from = terms.fromOf(year);
  const kinds = (await findInvestmentKinds(db, country, year)) ?? [];
  const rows = await findDeclarations(
    db,
    sql<boolean>`declaration.employee_id = ${declarant.id} and declaration.tax_year = ${year}
      and declaration.state <> 'Cancelled'`,
  );
  const [newest] = rows;
  const said = rows.filter((row) => row.state !== 'Replaced' && row.state !== 'Returned');
  const back = newest?.state === 'Returned' ? [newest] : [];
  const shown = await showOwnDeclarations(db, [...said, ...back], kinds, from);
  const inState = (state: string) => shown.find((one) => one.state === state) ?? null;
  return {
    record: {
      year,
      from,
      currency,
      isTaxed,
      years: await openYears(db, country, declarableYears(terms)),
      kinds: [...kinds],
      waiting: inState('Declared'),
      accepted: inState('Accepted'),
      returned: inState('Returned'),
    },
  };
}

import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import { breakdown } from '@muster/contract/pay/structure/breakdown.ts';
import { salaryCalls, type SalaryRate } from '@muster/contract/pay/rate-calls.ts';
import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { actorMayCall } from '../../../platform/access/concerns.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { namesOfAccounts } from '../../identity/public.ts';
import { withinRule } from '../../people/public.ts';
import { findComponentNames } from '../store/components.ts';
import { findRates, type RateRow } from '../store/rates.ts';
import { findParts, findVersionsOn } from '../store/structures.ts';

/** With a whole month of each part, as it is divided on the first day of the salary. */
export async function showRates(
  db: Handle,
  actor: Actor,
  rows: readonly RateRow[],
): Promise<SalaryRate[]> {
  const nameOf = await namesOfAccounts(
    db,
    rows.map(({ byKind, byId }) => ({ kind: byKind as AccountKind, id: byId })),
  );
  const components = await findComponentNames(db);
  const versions = await findVersionsOn(db, rows);
  const partsOf = await findParts(db, [...new Set(versions.filter((id) => id !== null))]);
  return rows.map((row, at) => {
    const { byKind: _kind, byId, settledMonth, structureId, structureName, ...rate } = row;
    const parts = partsOf.get(versions[at] ?? '') ?? [];
    const amounts = breakdown(parts, row.gross);
    const isOpen = settledMonth === null && !isOwnPerson(actor, row.employeeId);
    const may = isOpen && actorMayCall(salaryCalls.change, actor);
    return {
      ...rate,
      structure: { id: structureId, name: structureName },
      parts: parts
        .filter(({ isInGross }) => isInGross)
        .map(({ componentId }) => ({
          component: { id: componentId, name: components.get(componentId)?.name ?? '' },
          localName: components.get(componentId)?.localName ?? null,
          amount: amounts.get(componentId) ?? 0n,
        })),
      enteredBy: nameOf(byId),
      can: { change: may, remove: may },
    };
  });
}

/** All salaries of someone; whoever keeps pay reads the own ones like any other. */
export async function readRates(db: Handle, actor: Actor, employeeId: string) {
  const found = await sql`select 1 from employee
    where id = ${employeeId} and ${withinRule(payRead, actor)}`.execute(db);
  if (found.rows.length === 0) throw new Refusal(notFound);
  const rows = await findRates(db, sql<boolean>`rate.employee_id = ${employeeId}`);
  return { record: await showRates(db, actor, rows) };
}

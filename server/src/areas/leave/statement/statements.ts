import { mostPeople } from '@muster/contract/kernel/files/document-call.ts';
import { statementCalls } from '@muster/contract/leave/calls/statement-calls.ts';
import { sql } from 'kysely';
import {
  type DocumentContext,
  type DocumentKind,
  documentKind,
} from '../../../platform/documents/document-kind.ts';
import { nowOfPerson, nowsOf } from '../../people/public.ts';
import { isOwn, mayRead } from '../applications/reading/reach.ts';
import { isOfYear } from '../applications/reading/show-applications.ts';
import { settle } from '../balances/post-due.ts';
import { whomOf } from '../balances/reach.ts';
import { balanceFilter, isShownBalance } from '../balances/read-balances.ts';
import { wholeList } from '../files/sheet-of.ts';
import type { LeaveDeps } from '../deps.ts';
import { yearOf } from '../rules/service.ts';
import { findApplications } from '../store/applications.ts';
import { findListedPeople, findStatements } from '../store/ledger/balances.ts';
import { seeLeave } from '@muster/contract/leave/calls/leave-calls.ts';
import { drawStatement, type Statement } from './draw-statement.ts';
import { findStatementPeople } from './find-people.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type StatementParts = Pick<LeaveDeps, 'now' | 'decisionContext'>;

/** As the screens tell it: what is missing in the ledgers is posted first. */
async function gather(
  context: DocumentContext,
  ids: readonly string[],
  year: number,
  readable: Condition,
  parts: StatementParts,
): Promise<Statement[]> {
  const { db } = context;
  await settle(context, ids, parts);
  const people = await findStatementPeople(db, ids);
  const balances = await findStatements(db, ids, year);
  const where = sql<boolean>`${isOfYear(year)} and application.status <> 'Draft'
    and application.employee_id = any(${[...ids]}::uuid[]) and ${readable}`;
  const rows = await findApplications(db, where, 'applicationStartDate', wholeList);
  const applications = Map.groupBy(rows, ({ employee }) => employee.id);
  const nowAt = await nowsOf(context, parts, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    return {
      year,
      zone: nowAt(id).zone,
      person,
      balances: (balances.get(id) ?? []).filter((row) => isShownBalance(row, person.gender)),
      applications: applications.get(id) ?? [],
    };
  });
}

/** The year that is meant: unasked, the one that it is for the reader. */
const yearAsked = async (
  context: DocumentContext,
  { year }: { readonly year?: number },
  parts: StatementParts,
): Promise<number> =>
  year ?? yearOf((await nowOfPerson(context, parts, context.actor.personId)).today);

/** The own, as on the own page of leave. */
export const ownStatement = (parts: StatementParts): DocumentKind =>
  documentKind({
    call: statementCalls.own,
    subjects: async ({ db, actor }) => [await whomOf(db, actor, seeLeave, undefined)],
    gather: async (context, asked, ids) =>
      gather(context, ids, await yearAsked(context, asked, parts), isOwn(context.actor), parts),
    draw: drawStatement,
  });

/** Of everyone in the list of balances, a page for each. */
export const statements = (parts: StatementParts): DocumentKind =>
  documentKind({
    call: statementCalls.many,
    subjects: async (context, asked) =>
      findListedPeople(context.db, await balanceFilter(context, asked, parts), mostPeople + 1),
    gather: async (context, asked, ids) =>
      gather(
        context,
        ids,
        await yearAsked(context, asked, parts),
        mayRead(context.actor, parts.decisionContext),
        parts,
      ),
    draw: drawStatement,
  });

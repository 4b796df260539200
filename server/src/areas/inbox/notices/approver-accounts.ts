import {
  type AccessRule,
  type Capacity,
  capacities,
} from '@muster/contract/kernel/access/actor.ts';
import { type Approver, approverRules } from '@muster/contract/kernel/decisions/approvers.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { ApproverContext } from '../../../platform/decisions/approvers/delegators.ts';
import { standInsOf } from '../../../platform/decisions/approvers/stand-ins.ts';
import type { Decision } from '../../../platform/decisions/store.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import { holdsOneOf, staffAccounts } from '../../identity/public.ts';
import { headColumn, secondTierColumn } from '../../people/public.ts';
import { never, type Condition } from '../../../platform/db/condition.ts';

const holdersOf = (rule: AccessRule): readonly Capacity[] =>
  capacities.filter((capacity) => rule === 'public' || rule[capacity] !== undefined);

/** What of the person a decision is about, or of what it is about else, says who is asked. */
interface Subject {
  readonly isLeft: boolean;
  readonly line: string | null;
  readonly second: string | null;
  readonly head: string | null;
  readonly concernId: string | null;
  readonly isLineAway: boolean;
  readonly isHeadOfHr: boolean;
}

const isOfConcern = ({ concernId }: Subject): Condition =>
  sql<boolean>`(account.concern_id is null or account.concern_id = ${concernId}::uuid)`;

const holds = (
  approver: 'hr' | 'payroll' | 'recruiter' | 'allAccess',
  subject: Subject,
): Condition => {
  const { means } = approverRules[approver];
  return means === 'person'
    ? never
    : sql<boolean>`(${holdsOneOf(holdersOf(means))} and ${isOfConcern(subject)})`;
};

/** On the Head of HR their own people do not decide: management does, or an administrator. */
const isHr = (subject: Subject): Condition =>
  subject.isHeadOfHr
    ? sql<boolean>`((${holdsOneOf(['admin'])} and ${isOfConcern(subject)})
        or ${holdsOneOf(['allAccess'])})`
    : holds('hr', subject);

/** The person above, found by index, or HR where there is none. */
function personOrHr(above: string | null, subject: Subject): Condition[] {
  if (above === null) return [isHr(subject)];
  return subject.isLeft ? [] : [sql<boolean>`account.person_id = ${above}`];
}

const branches: Record<Approver, (subject: Subject, decision: Decision) => readonly Condition[]> = {
  lineManager: (subject) => [
    ...personOrHr(subject.line, subject),
    ...(subject.isLineAway ? personOrHr(subject.second, subject) : []),
  ],
  secondTier: (subject) => personOrHr(subject.second, subject),
  headOfDepartment: (subject) => personOrHr(subject.head, subject),
  assignee: (_subject, { assignee_id: id }) => [sql<boolean>`account.person_id = ${id}`],
  hr: (subject) => [isHr(subject)],
  payroll: (subject) => [holds('payroll', subject)],
  recruiter: (subject) => [holds('recruiter', subject)],
  allAccess: (subject) => [holds('allAccess', subject)],
};

/** What is no employee has nobody above it, and says itself whose it is. */
const notEmployee = ({ concern_id: concernId }: Decision): Subject => ({
  isLeft: false,
  line: null,
  second: null,
  head: null,
  concernId,
  isLineAway: false,
  isHeadOfHr: false,
});

async function subjectsOf(
  db: Handle,
  ids: readonly string[],
  decisionContext: ApproverContext,
): Promise<ReadonlyMap<string, Subject>> {
  const line = decisionContext.approverPerson('lineManager', 'about.id');
  const isLineAway = decisionContext.isAway(line, decisionContext.today(line));
  const found = await sql<
    Subject & { id: string }
  >`select about.id, about.status = 'Left' as "isLeft",
      about.line_manager_id as line, ${secondTierColumn('about')} as second,
      ${headColumn('about')} as head,
      department.concern_id as "concernId", ${isLineAway} as "isLineAway",
      coalesce(designation.role_key = 'Head of Human Resources', false) as "isHeadOfHr"
    from employee as about
      join designation on designation.id = about.designation_id
      left join department on department.id = about.department_id
    where about.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Neither the person it is about nor whoever asked, by person and by account. */
const isNotOwn = (decision: Decision): Condition => sql<boolean>`
  account.id <> ${decision.asked_by_id}
  and account.person_id is distinct from ${decision.subject_id}::uuid
  and (account.person_id is null
    or account.person_id is distinct from ${decision.asked_by_person}::uuid)`;

/** One statement asks for the accounts of so many decisions. */
const atOnce = 100;

/** Of one decision: whom its rule means, and who stands in. */
function meantFor(decision: Decision, subject: Subject, standIns: readonly string[]) {
  // the table knows no others
  const approver = decision.waits_for as Approver;
  const inPlace =
    standIns.length === 0 ? [] : [sql<boolean>`account.person_id = any(${[...standIns]}::uuid[])`];
  return [...branches[approver](subject, decision), ...inPlace].map(
    (branch) => sql`select ${decision.id}::uuid as decision, account.*
      from ${staffAccounts} as account where ${branch} and ${isNotOwn(decision)}`,
  );
}

/**
 * The accounts whose inbox the step that waits stands in, by decision: `isApprover` read from the other side.
 * A person with two accounts that may decide is named once, by the user's.
 */
export async function approverAccountsOf(
  db: Handle,
  decisions: readonly Decision[],
  decisionContext: ApproverContext,
): Promise<ReadonlyMap<string, Account[]>> {
  const waiting = decisions.filter(({ waits_for: approver }) => approver !== null);
  const accounts = new Map<string, Account[]>();
  for (let at = 0; at < waiting.length; at += atOnce) {
    const some = waiting.slice(at, at + atOnce);
    const subjects = await subjectsOf(
      db,
      some.flatMap((decision) => decision.employee_id ?? []),
      decisionContext,
    );
    const standIns = await standInsOf(
      db,
      some.map(({ id }) => id),
      decisionContext,
    );
    const meant = some.flatMap((decision) => {
      const { employee_id: id } = decision;
      const subject = id === null ? notEmployee(decision) : subjects.get(id);
      return subject ? meantFor(decision, subject, standIns.get(decision.id) ?? []) : [];
    });
    if (meant.length === 0) continue;
    const found = await sql<Account & { decision: string }>`
      select distinct on (decision, coalesce(account.person_id, account.id))
        account.decision, account.kind, account.id
      from (${sql.join(meant, sql` union all `)}) as account
      order by decision, coalesce(account.person_id, account.id), account.kind desc`.execute(db);
    for (const { decision, kind, id } of found.rows)
      accounts.set(decision, [...(accounts.get(decision) ?? []), { kind, id }]);
  }
  return accounts;
}

export const approverAccounts = async (
  db: Handle,
  decision: Decision,
  decisionContext: ApproverContext,
): Promise<Account[]> =>
  (await approverAccountsOf(db, [decision], decisionContext)).get(decision.id) ?? [];

import { hrWrite } from '@muster/contract/kernel/access-rules.ts';
import { type Capacity, capacities } from '@muster/contract/kernel/actor.ts';
import type { Approver } from '@muster/contract/kernel/decision.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../platform/db/transaction.ts';
import type { Asking } from '../../platform/decisions/delegators.ts';
import { standInsOf } from '../../platform/decisions/stand-ins.ts';
import type { Decision } from '../../platform/decisions/store.ts';
import type { Account } from '../../platform/session/sessions.ts';
import { holdsOneOf, staffAccounts } from '../identity/public.ts';
import { secondTierColumn } from '../people/public.ts';

type Condition = RawBuilder<boolean>;

const ofHr: readonly Capacity[] = capacities.filter(
  (capacity) => typeof hrWrite === 'object' && hrWrite[capacity] !== undefined,
);
const isOfConcern = sql<boolean>`(account.concern_id is null
  or account.concern_id = (select concern_id from subject))`;
const aboutHead = sql<boolean>`(select is_head_of_hr from subject)`;
/** On the Head of HR their own people do not decide: management does, or an administrator. */
const isHr: Condition = sql<boolean>`((${holdsOneOf(['admin'])} and ${isOfConcern})
  or (${holdsOneOf(ofHr)} and ${isOfConcern} and not ${aboutHead})
  or (${holdsOneOf(['allAccess'])} and ${aboutHead}))`;

/** One look-up by index each: the person above, or HR where there is none. */
const personOrHr = (column: string): Condition[] => {
  const above = sql`(select ${sql.ref(column)} from subject)`;
  return [
    sql<boolean>`account.person_id = ${above} and (select status <> 'Left' from subject)`,
    sql<boolean>`${above} is null and ${isHr}`,
  ];
};

const second = personOrHr('second_tier');

const branches: Record<Approver, readonly Condition[]> = {
  hr: [isHr],
  lineManager: [
    ...personOrHr('line_manager_id'),
    ...second.map((branch) => sql<boolean>`(select is_line_away from subject) and ${branch}`),
  ],
  secondTier: second,
  allAccess: [holdsOneOf(['allAccess', 'admin'])],
};

/** Neither the person it is about nor whoever asked, by person and by account. */
const isNotOwn = (decision: Decision): Condition => sql<boolean>`
  account.id <> ${decision.asked_by_id}
  and account.person_id is distinct from ${decision.subject_id}::uuid
  and (account.person_id is null
    or account.person_id is distinct from ${decision.asked_by_person}::uuid)`;

/**
 * The accounts whose inbox the step that waits stands in: `isMeant` read from the other side. A person
 * with two accounts that may decide is named once, by the user's.
 */
export async function approverAccounts(
  db: Handle,
  decision: Decision,
  desk: Asking,
): Promise<Account[]> {
  // the table knows no others
  const approver = decision.waits_for as Approver | null;
  if (approver === null) return [];
  const standIns = (await standInsOf(db, [decision.id], desk)).get(decision.id) ?? [];
  const inPlace = sql<boolean>`account.person_id = any(${standIns}::uuid[])`;
  const meant = [...branches[approver], inPlace].map(
    (branch) => sql`select account.* from ${staffAccounts} as account where ${branch}`,
  );
  const isLineAway = desk.isAway(desk.personMeant('lineManager', 'about.id'), desk.today());
  const found = await sql<Account>`with subject as materialized (
      select about.status, about.line_manager_id, ${secondTierColumn('about')} as second_tier,
        department.concern_id, ${isLineAway} as is_line_away,
        coalesce(designation.role_key = 'Head of Human Resources', false) as is_head_of_hr
      from employee as about 
        join designation on designation.id = about.designation_id
        left join department on department.id = about.department_id
      where about.id = ${decision.subject_id})
    select distinct on (coalesce(account.person_id, account.id)) account.kind, account.id
    from (${sql.join(meant, sql` union all `)}) as account where ${isNotOwn(decision)}
    order by coalesce(account.person_id, account.id), account.kind desc`.execute(db);
  return found.rows;
}

import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { wholeRate } from '@muster/contract/kernel/money/money-arithmetic.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { yearInBoth } from '@muster/contract/kernel/words/text-value.ts';
import { payWrite } from '@muster/contract/pay/access.ts';
import type { fundCalls, FundInterest } from '@muster/contract/pay/fund/fund-calls.ts';
import { interestEntered, noFundYet } from '@muster/contract/pay/fund/fund-refusals.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import { note } from '../../../platform/audit/note.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { withinRule } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { fundSource } from '../store/fund.ts';
import { madeId } from '../store/made-id.ts';

type InterestRequest = Input<typeof fundCalls.addInterest>['body'];
type AnyCall = PayCall<Db> | PayCall<Tx>;

const nobody: FundInterest = { people: 0, total: 0n, leftOut: 0 };

async function refuseRequest(
  { db, actor }: AnyCall,
  { concern, day }: InterestRequest,
  today: string,
): Promise<void> {
  const known = await sql`select 1 from concern where id = ${concern}`.execute(db);
  if (known.rows.length === 0 || !hasConcern(actor, concern)) throw new Refusal(notFound);
  if (day > today)
    throw new Refusal(ruleRefused, {}, [{ path: 'date', code: 'to-come', values: {} }]);
}

/** Whoever had something on the day, with what it brings, rounded half up, and whether the year has interest. */
const interests = ({ actor }: AnyCall, { concern, percent, day }: InterestRequest) => {
  // nobody changes the own
  const isOther = sql<boolean>`employee.id <> all(${ownPersons(actor)}::uuid[])`;
  const doubled = sql`2 * ${wholeRate}::bigint`;
  return sql`(select * from (
    select employee.id as employee_id,
      ((2 * fund.balance * ${percent}::bigint + ${wholeRate}::bigint) / (${doubled}))::bigint as amount,
      exists (select 1 from fund_entry as entry where entry.employee_id = employee.id
        and entry.kind = 'Interest' and entry.undone_at is null
        and extract(year from entry.entered_on) = extract(year from ${day}::date)) as has_it
    from ${fundSource({ until: day })}
    where department.concern_id = ${concern} and fund.balance > 0 and ${withinRule(payWrite, actor)}
      and ${isOther}) as one where amount > 0) as interest`;
};

async function previewOf(call: AnyCall, asked: InterestRequest): Promise<FundInterest> {
  const found = await sql<FundInterest>`select
      (count(*) filter (where not has_it))::int as people,
      coalesce(sum(amount) filter (where not has_it), 0)::bigint as total,
      (count(*) filter (where has_it))::int as "leftOut"
    from ${interests(call, asked)}`.execute(call.db);
  return found.rows[0] ?? nobody;
}

export async function previewInterest(call: PayCall<Db>, asked: InterestRequest, today: string) {
  await refuseRequest(call, asked, today);
  return { record: await previewOf(call, asked) };
}

/** In one statement; the year of a person is entered once, whoever else is entering it at the same time. */
export async function addInterest(call: PayCall<Tx>, asked: InterestRequest, today: string) {
  const { db, actor, clock } = call;
  const { concern, percent, day } = asked;
  await refuseRequest(call, asked, today);
  const at = clock.now();
  const entered = await sql<FundInterest>`with interest as materialized (
      select * from ${interests(call, asked)}),
    entered as (
      insert into fund_entry (id, employee_id, kind, amount, entered_on, created_by_kind,
        created_by_id, created_at)
      select ${madeId(sql`employee_id::text || ${day} || ${at}`)}, employee_id, 'Interest', amount,
        ${day}, ${actor.kind}, ${actor.accountId}, ${at}
      from interest where not has_it order by employee_id
      on conflict do nothing returning amount)
    select count(*)::int as people, coalesce(sum(amount), 0)::bigint as total,
      ((select count(*) from interest) - count(*))::int as "leftOut" from entered`.execute(db);
  const { people, total, leftOut } = entered.rows[0] ?? nobody;
  if (people === 0 && leftOut === 0) throw new Refusal(noFundYet, { date: day });
  if (people === 0)
    throw new Refusal(interestEntered, { year: yearInBoth(Number(day.slice(0, 4))) });
  await note(call, {
    action: 'provident-fund.addInterest',
    record: 'concern',
    id: concern,
    after: { percent: decimalText(BigInt(percent)), day, people, total: decimalText(total) },
  });
  return { record: { people, total, leftOut } };
}

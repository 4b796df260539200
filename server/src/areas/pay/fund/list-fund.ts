import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, type Page, pageOf } from '@muster/contract/kernel/page.ts';
import { payRead } from '@muster/contract/pay/access.ts';
import {
  type FundBalance,
  type fundCalls,
  fundListed,
} from '@muster/contract/pay/fund/fund-calls.ts';
import { fundBn } from '@muster/contract/pay/fund/fund-words.bn.ts';
import { fundEn } from '@muster/contract/pay/fund/fund-words.en.ts';
import { sql } from 'kysely';
import { type Condition, isValue } from '../../../platform/db/condition.ts';
import { byWords, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { type SheetCell, textCell } from '../../../platform/sheets/sheet.ts';
import { foundPeople, withinRule } from '../../people/public.ts';
import type { PayCall } from '../deps.ts';
import { fundColumns, fundSource, type FundSums } from '../store/fund.ts';

type FundFilters = Omit<Input<typeof fundCalls.list>['query'], 'limit' | 'pageNo'>;

const sumKeys = ['own', 'employer', 'interest', 'withdrawn', 'balance'] as const;
const orders = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
  own: sql`fund.own`,
  employer: sql`fund.employer`,
  interest: sql`fund.interest`,
  withdrawn: sql`fund.withdrawn`,
  balance: sql`fund.balance`,
};

const isListed = (actor: Actor, asked: FundFilters): Condition =>
  sql<boolean>`${withinRule(payRead, actor)}
    and ${isValue('department.concern_id', asked.concern)}
    and ${searchedIn(fundListed, { person: foundPeople }, asked.search)}`;

const sums = sql.join(sumKeys.map((key) => sql.ref(key)));
const summed = sql.join(
  sumKeys.map((key) => sql`coalesce(sum(${sql.ref(key)}), 0)::bigint as ${sql.ref(key)}`),
);

/** The totals of all that are found, and one page of them: everything is added up once. */
async function findFunds(
  { db, actor }: PayCall<Db>,
  asked: FundFilters,
  { limit, pageNo }: Page,
): Promise<{ readonly rows: FundBalance[]; readonly totals: FundSums & { people: number } }> {
  const order = orderOf(fundListed, orders, asked.sort, sql`employee.id`);
  const before = (pageNo - 1) * limit;
  const found = await sql<FundBalance & { people: number }>`with listed as materialized (
      select ${fundColumns}, row_number() over (order by ${order}) as turn
      from ${fundSource(asked)} where ${isListed(actor, asked)})
    select null::json as employee, null::json as concern, count(*)::int as people, 0 as turn, ${summed} from listed
    union all
    select employee, concern, 0, turn, ${sums} from listed
    where turn > ${before} and turn <= ${before + limit}
    order by turn`.execute(db);
  const [totals, ...rows] = found.rows;
  if (!totals) throw new Error('A sum has one row.');
  return { rows, totals };
}

export async function listFund(call: PayCall<Db>, asked: Input<typeof fundCalls.list>['query']) {
  const page = pageOf(asked, largestLimit.other);
  const { rows, totals } = await findFunds(call, asked, page);
  return { rows, total: totals.people, ...page, totals };
}

const words = { en: fundEn, bn: fundBn } as const;
const sum = (value: bigint): SheetCell => ({ kind: 'money', value });

/** The list as a file: same filters, same reach. */
export async function exportFund(
  call: PayCall<Db>,
  { format, ...asked }: Input<typeof fundCalls.export>['query'],
): Promise<SentFile> {
  const { columns, number } = words[call.language];
  const { rows } = await findFunds(call, asked, { limit: mostSheetRows, pageNo: 1 });
  return sentSheet(
    {
      header: [number, columns.person, ...sumKeys.map((key) => columns[key])],
      rows: rows.map((fund) => [
        textCell(fund.employee.number),
        textCell(fund.employee.name),
        ...sumKeys.map((key) => sum(fund[key])),
      ]),
    },
    format,
  );
}

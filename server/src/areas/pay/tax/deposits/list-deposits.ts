import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import type {
  Challan,
  DepositMonth,
  DepositState,
  TaxDeposits,
  taxDepositCalls,
} from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../../platform/access/concerns.ts';
import type { Db, Handle } from '../../../../platform/db/transaction.ts';
import type { PayCall } from '../../deps.ts';
import { type MonthsAsked, monthsAsked } from '../report/tax-year-asked.ts';
import { type DeductedMonth, findChallans, findDeducted } from './deposit-store.ts';

export async function findCompany(db: Handle, concernId: string): Promise<TaxDeposits['concern']> {
  const found = await sql<TaxDeposits['concern']>`select id, name from concern
    where id = ${concernId}`.execute(db);
  const [concern] = found.rows;
  if (!concern) throw new Refusal(notFound);
  return concern;
}

function stateOf(deducted: bigint, deposited: bigint): DepositState | null {
  if (deposited > deducted) return 'Over';
  if (deducted === 0n) return null;
  if (deposited === deducted) return 'Deposited';
  return deposited > 0n ? 'Partly' : 'Due';
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

function monthOf(
  month: string,
  known: DeductedMonth | undefined,
  challans: readonly Challan[],
): DepositMonth {
  const { people = 0, deducted = 0n, unpaid = 0n } = known ?? {};
  const deposited = sumOf(challans.map(({ amount }) => amount));
  return {
    month,
    people,
    deducted,
    unpaid,
    deposited,
    left: deducted - deposited,
    state: stateOf(deducted, deposited),
    challans: [...challans],
  };
}

const monthsOfYear = 12;

/** Every month between, each with its challans. */
export async function findDepositMonths(
  db: Handle,
  concernId: string,
  { from, until }: Pick<MonthsAsked, 'from' | 'until'>,
): Promise<DepositMonth[]> {
  const deducted = await findDeducted(db, concernId, { from, until });
  const known = new Map(deducted.map((month) => [month.month, month]));
  const challans = Map.groupBy(
    await findChallans(
      db,
      sql<boolean>`deposit.concern_id = ${concernId} and deposit.month between ${from} and ${until}`,
    ),
    ({ month }) => month,
  );
  const year = Array.from({ length: monthsOfYear }, (_, at) => addMonths(from, at));
  return year
    .filter((month) => month <= until)
    .map((month) => monthOf(month, known.get(month), challans.get(month) ?? []));
}

export async function listDeposits(
  { db, actor, settings, clock }: PayCall<Db>,
  { concernId, year }: Input<typeof taxDepositCalls.list>['query'],
  today: string,
) {
  if (!hasConcern(actor, concernId)) throw new Refusal(notFound);
  const concern = await findCompany(db, concernId);
  const inForce = await settings.read(db, clock.now());
  const asked = monthsAsked(inForce, concernId, today, { year });
  const months = await findDepositMonths(db, concernId, asked);
  const total = (name: 'deducted' | 'unpaid' | 'deposited' | 'left') =>
    sumOf(months.map((month) => month[name]));
  const record: TaxDeposits = {
    concern,
    currency: inForce.of(companySection.settings.currency, concernId),
    ...asked,
    months,
    totals: {
      deducted: total('deducted'),
      unpaid: total('unpaid'),
      deposited: total('deposited'),
      left: total('left'),
    },
  };
  return { record };
}

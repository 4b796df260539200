import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { journalMoving } from '@muster/contract/pay/journal/journal-refusals.ts';
import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { type Booked, type BookedSum, sumBooked } from './booked-sums.ts';

/** So many together: on the embedded database others wait for a statement. */
const together = 2_000;
const mostTries = 3;

/** The last of each slice but the last, in the order of their ids. */
async function findBorders(db: Handle, isBooked: Condition, most: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select id
    from (select sheet.employee_id as id, row_number() over (order by sheet.employee_id) as place
      from salary_sheet as sheet where ${isBooked}) as numbered
    where place % ${most}::int = 0 order by id`.execute(db);
  return [...new Set(found.rows.map(({ id }) => id))];
}

const keyOf = ({ component, department, lineKind, isBack }: BookedSum): string =>
  [component?.id, department?.id, lineKind, isBack].join(' ');

function added(slices: readonly Booked[]): Booked {
  const sums = new Map<string, BookedSum>();
  for (const sum of slices.flatMap((slice) => slice.sums)) {
    const known = sums.get(keyOf(sum));
    sums.set(keyOf(sum), known ? { ...known, amount: known.amount + sum.amount } : sum);
  }
  return {
    people: slices.reduce((all, { people }) => all + people, 0),
    net: slices.reduce((all, { net }) => all + net, 0n),
    sums: [...sums.values()],
  };
}

async function isStill(db: Handle, isBooked: Condition, { people, net }: Booked): Promise<boolean> {
  const found = await sql<Pick<Booked, 'people' | 'net'>>`select count(*)::int as people,
      coalesce(sum(sheet.net), 0)::bigint as net
    from salary_sheet as sheet where ${isBooked}`.execute(db);
  return found.rows[0]?.people === people && found.rows[0].net === net;
}

/**
 * What payslips come to, some people at a time. Whoever approves, pays or takes back meanwhile would leave a half in
 * it: then it is added up again.
 */
export async function findBooked(
  db: Handle,
  isBooked: Condition,
  most = together,
): Promise<Booked> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const borders = await findBorders(db, isBooked, most);
    const slices: Booked[] = [];
    for (const [at, border] of [...borders, null].entries()) {
      const after = borders[at - 1] ?? null;
      const isInSlice = sql<boolean>`${isBooked}
        and ${after === null ? sql`true` : sql`sheet.employee_id > ${after}`}
        and ${border === null ? sql`true` : sql`sheet.employee_id <= ${border}`}`;
      slices.push(await sumBooked(db, isInSlice));
    }
    const booked = added(slices);
    if (await isStill(db, isBooked, booked)) return booked;
  }
  throw new Refusal(journalMoving);
}

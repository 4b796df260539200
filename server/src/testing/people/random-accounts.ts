import fc from 'fast-check';
import { sql } from 'kysely';
import type { SetAccounts } from './journal-by-hand.ts';
import { made } from './make-house.ts';
import type { PayWorld } from './make-pay.ts';

const code = fc.constantFrom('5101', '5102', '2101', '2104', '=1+1');
/** Of what, for the company or one of its departments. */
export const moreAccounts = fc.array(
  fc.record({
    at: fc.nat({ max: 40 }),
    where: fc.constantFrom('company', 'sales', 'audit'),
    debit: code,
    credit: code,
  }),
  { maxLength: 8 },
);
type More = typeof moreAccounts extends fc.Arbitrary<infer M> ? M : never;

interface Subject {
  readonly component: string | null;
  readonly kind: 'Earning' | 'Deduction' | 'Employer' | 'Net';
}
const needs = ({ kind }: Subject) => ({
  debit: kind === 'Earning' || kind === 'Employer',
  credit: kind !== 'Earning',
});

const isSamePlace = (one: SetAccounts, other: SetAccounts): boolean =>
  one.component === other.component &&
  one.concern === other.concern &&
  one.department === other.department;

/** Sets an account for all of everything that is booked, and some besides; what was set before is gone. */
export async function accountSetter(
  world: PayWorld,
): Promise<(more: More) => Promise<SetAccounts[]>> {
  const { db } = world.test.database;
  const { padma: concern, sales, audit } = world.house;
  const places = { company: null, sales, audit };
  const { rows } = await sql<Subject>`select id as component, kind from pay_component
    where kind <> 'Information'`.execute(db);
  const subjects: readonly Subject[] = [...rows, { component: null, kind: 'Net' }];

  async function set(row: SetAccounts): Promise<void> {
    const named = (side: 'debit' | 'credit') => ({
      [`${side}Code`]: row[side],
      [`${side}Name`]: row[side] && `Account ${row[side]}`,
    });
    const { component, concern: concernCompany, department } = row;
    const place = { component, concernCompany, department };
    const body = { ...place, ...named('debit'), ...named('credit') };
    made(await world.admin.post('/salary/journal/account', body), 'data._id');
  }

  return async (more) => {
    await sql`delete from journal_account`.execute(db);
    const wanted: SetAccounts[] = subjects.map((of, at) => ({
      component: of.component,
      concern: null,
      department: null,
      debit: needs(of).debit ? `51${at}` : null,
      credit: needs(of).credit ? `21${at}` : null,
    }));
    for (const { at, where, debit, credit } of more) {
      const of = subjects[at % subjects.length];
      if (!of) continue;
      const row = {
        component: of.component,
        concern,
        department: places[where],
        debit: needs(of).debit ? debit : null,
        credit: needs(of).credit ? credit : null,
      };
      if (!wanted.some((one) => isSamePlace(one, row))) wanted.push(row);
    }
    for (const row of wanted) await set(row);
    return wanted;
  };
}

import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../../platform/db/transaction.ts';
import { withinRule } from '../../reach.ts';
import type { CellValue } from '../../../../platform/sheets/rules/read-cell.ts';
import type { KnownPerson } from '../../rules/person-facts.ts';
import { readTimelines } from '../../store/periods.ts';
import { detailColumns, plainColumns } from '../../store/plain.ts';
import type { Acting } from '../../../../platform/sheets/batches/acting.ts';
import { stampOfEmployee } from './stamp.ts';
import type { Condition } from '../../../../platform/db/condition.ts';

const lifeColumns = {
  status: 'status',
  joinedOn: 'joined_on',
  confirmedOn: 'confirmed_on',
  lastDay: 'last_day',
  leavingReason: 'leaving_reason',
} as const;

const named = (columns: Readonly<Record<string, string>>, table: string): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, column]) => [
      sql.lit(name),
      sql.ref(`${table}.${column}`),
    ]),
  )})`;

/** The reach of whoever the work is done for; the house itself reaches everyone. */
const reachOf = (acting: Acting): Condition => {
  const actor: Actor = {
    kind: 'user',
    accountId: '',
    sessionId: '',
    name: '',
    departments: [],
    capacities: ['hr'],
    personId: acting?.personId ?? null,
    formerPersons: [],
    concerns: acting?.concerns ?? 'all',
  };
  return withinRule(hrWrite, actor);
};

type Row = Omit<KnownPerson, 'timeline' | 'plain'> & {
  readonly own: Readonly<Record<string, CellValue>>;
  readonly personal: Readonly<Record<string, CellValue>> | null;
};

/** Those who have one of these numbers (in small letters), with all that a sheet can say of them. */
export async function knownPeople(
  db: Handle,
  numbers: readonly string[],
  acting: Acting,
): Promise<ReadonlyMap<string, KnownPerson>> {
  const found = await sql<Row>`select employee.id, employee.number, employee.name,
      not coalesce(${reachOf(acting)}, false) as "isForeign", ${stampOfEmployee} as stamp,
      ${named(plainColumns, 'employee')} as own, ${named(detailColumns, 'detail')} as personal,
      ${named(lifeColumns, 'employee')} as life
    from employee left join person_detail as detail on detail.employee_id = employee.id
    where lower(employee.number) = any(${[...numbers]})`.execute(db);
  const timelines = await readTimelines(
    db,
    found.rows.map(({ id }) => id),
  );
  return new Map(
    found.rows.map(({ own, personal, ...person }) => [
      person.number.toLowerCase(),
      { ...person, plain: { ...own, ...personal }, timeline: timelines.get(person.id) ?? [] },
    ]),
  );
}

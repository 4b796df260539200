import { addDays, dayCount } from '@muster/contract/kernel/dates/dates.ts';
import { payComponent, salaryStructure, taxed } from '@muster/contract/pay/records.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { sql } from 'kysely';
import { insertRow } from '../../../entity/store.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { DemoCompany } from '../../../wiring/demo-company.ts';
import { insertVersion } from '../store/structures.ts';
import { demoComponents, demoStructures, type NamedPart } from './structures.ts';

/** Since when the structures are in force; salaries are known as long. */
const yearsBack = 4;

async function loadComponents(tx: Tx, at: string): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, localName, kind = 'Earning', takenAs = 'Other' } of demoComponents) {
    const id = newId(at);
    const values = { name, localName, kind, taxable: taxed, takenAs, active: true };
    await insertRow(tx, payComponent, id, values, at);
    ids.set(name, id);
  }
  return ids;
}

const partOf =
  (ids: ReadonlyMap<string, string>) =>
  ([name, { of, ...given }]: NamedPart): StructurePart => ({
    componentId: ids.get(name) ?? '',
    isInGross: false,
    calc: 'fixed',
    amount: null,
    percent: null,
    ofId: of === undefined ? null : (ids.get(of) ?? null),
    divisor: null,
    count: null,
    mostAbsence: null,
    mostLates: null,
    isProrated: true,
    isOfMembers: false,
    unit: 1,
    ...given,
  });

async function loadStructures(tx: Tx, by: string, from: string, at: string) {
  const components = await loadComponents(tx, at);
  const ids = new Map<string, string>();
  for (const [name, parts] of demoStructures) {
    const id = newId(at);
    await insertRow(tx, salaryStructure, id, { name, active: true }, at);
    await insertVersion(tx, {
      id: newId(at),
      structureId: id,
      from,
      parts: parts.map(partOf(components)),
      byKind: 'user',
      byId: by,
      // entered in time, as salaries are
      at: `${from}T04:00:00.000Z`,
    });
    ids.set(name, id);
  }
  return ids;
}

interface Paid {
  readonly id: string;
  readonly joinedOn: string;
  readonly lastDay: string | null;
  readonly category: string | null;
  readonly reports: number;
  readonly dice: number;
}

const structureOf: Readonly<Record<string, string>> = {
  Worker: 'Workers',
  Management: 'Management',
};
/** In taka: where a salary begins, and how far apart people of the same kind are. */
const levels: Readonly<Record<string, readonly [from: number, apart: number]>> = {
  Workers: [12_500, 9000],
  Staff: [24_000, 26_000],
  Management: [62_000, 60_000],
};

/** Rounded to 500 taka, in minor units. */
const rounded = (taka: number): number => Math.round(taka / 500) * 50_000;

/** From joining on, and a raise each January; a few had theirs in the middle of last month. */
function* ratesOf({ joinedOn, lastDay, category, reports, dice }: Paid, today: string) {
  const name = structureOf[category ?? ''] ?? 'Staff';
  const [from, apart] = levels[name] ?? [0, 0];
  const now = from + ((dice % 1000) / 1000) * apart + Math.min(reports, 12) * 2500;
  const ends = lastDay ?? today;
  const thisYear = Number(today.slice(0, 4));
  const days = Array.from(
    { length: yearsBack },
    (_, back) => `${thisYear - yearsBack + 1 + back}-01-01`,
  );
  const raises = days.filter(
    (day) => day > joinedOn && day <= ends && dayCount(joinedOn, day) > 180,
  );
  const late = addDays(`${today.slice(0, 8)}01`, -16);
  if (dice % 23 === 0 && late > joinedOn && late <= ends) raises.push(late);
  const first = joinedOn < (days[0] ?? '') ? (days[0] ?? joinedOn) : joinedOn;
  const changes = [...new Set([first, ...raises])].toSorted();
  for (const [step, day] of changes.entries()) {
    const before = 1.07 ** (changes.length - 1 - step);
    yield { structure: name, from: day, gross: rounded(now / before), isFirst: step === 0 };
  }
}

/** What everyone of the demo company earns: by what they do, whom they lead, and since when. */
export async function loadSalaries(tx: Tx, { at, today }: DemoCompany): Promise<void> {
  const [user] = (
    await sql<{ id: string }>`select id from user_account order by created_at, id limit 1`.execute(
      tx,
    )
  ).rows;
  const by = user?.id ?? newId(at);
  const structures = await loadStructures(
    tx,
    by,
    `${Number(today.slice(0, 4)) - yearsBack}-01-01`,
    at,
  );
  const { rows: people } = await sql<Paid>`select employee.id, employee.joined_on as "joinedOn",
      employee.last_day as "lastDay", category.name as category, (select count(*)::int
        from employee as report where report.line_manager_id = employee.id) as reports,
      abs(hashtext(employee.number)) as dice
    from employee left join employee_category as category on category.id = employee.category_id
    where employee.status <> 'Draft' and employee.joined_on is not null`.execute(tx);
  const rows = people.flatMap((person) =>
    [...ratesOf(person, today)].map(({ structure, from, gross, isFirst }) => ({
      id: newId(at),
      employee_id: person.id,
      from_date: from,
      structure_id: structures.get(structure),
      gross,
      reason: isFirst ? null : 'Yearly raise',
      created_by_kind: 'user',
      created_by_id: by,
      // entered in time: nothing is owed for months that were paid since
      created_at: from < today ? `${from}T04:00:00.000Z` : at,
      version: 1,
    })),
  );
  await sql`insert into salary_rate select * from json_populate_recordset(null::salary_rate,
    ${JSON.stringify(rows)})`.execute(tx);
}
